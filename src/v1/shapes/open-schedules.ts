import type { z } from 'zod'
import type { openResponse, ScheduleRecord } from '@/contract/hours'
import type { Location } from '@/domain/campus'
import { minutesPerDay } from '@/domain/calendar'
import { instantOf, isoWithOffset, type CampusDate, type ZoneName } from '@/domain/campus-time'
import type { Locale } from '@/domain/locale'
import { rowsInForce } from '@/domain/schedules'
import type { StoredSchedule } from '@/features/dining/read-schedules'
import { success } from '@/v1/envelope'
import { interval } from './weekly-schedule'

export type OpenAsked = { locations: Location[]; schedules: StoredSchedule[]; date: CampusDate; zone: ZoneName }

/** Every active location with its hours that hold on a date, also for other weekdays; none on a closed day. Spec: PUB-7.29, V1-8. */
export function openSchedules(
  { locations, schedules, date, zone }: OpenAsked,
  locale: Locale,
): z.infer<typeof openResponse> {
  const active = locations.filter((location) => location.active)
  const rows = active.map(({ id, name, sortOrder, type }) => {
    const own = schedules.filter(({ locationId }) => locationId === id)
    return {
      _type: type === 'concept' ? ('DOC::ConceptLocation' as const) : ('DOC::WebtritionLocation' as const),
      id,
      name: name[locale],
      schedules: rowsInForce(own, date).flatMap((each) => record(each, zone) ?? []),
      sort_order: sortOrder ?? 0,
      type: type === 'webtrition' ? null : type,
      webtrition_version: 1,
    }
  })
  return success(rows.length, { location_schedules: rows })
}

const everyDay = [0, 1, 2, 3, 4, 5, 6]

function record(row: StoredSchedule, zone: ZoneName): ScheduleRecord | null {
  const { opensAtMinute, closesAtMinute } = row
  if (opensAtMinute === null || closesAtMinute === null) return null
  const secondBefore = (instant: Date) => new Date(instant.getTime() - 1000)
  return {
    id: row.id,
    created_at: isoWithOffset(new Date(row.createdAt), zone),
    days: row.days.length > 0 ? row.days.toSorted() : everyDay,
    start: row.start && isoWithOffset(instantOf(row.start, 0, zone), zone),
    end: row.end && isoWithOffset(secondBefore(instantOf(row.end, minutesPerDay, zone)), zone),
    ...interval({ opensAtMinute, closesAtMinute }),
    open_late: row.openLate,
    type: row.type === 'special_hours' ? 'special_hours' : 'location',
  }
}
