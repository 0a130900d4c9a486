import type { z } from 'zod'
import type { openResponse } from '@/contract/places/hours'
import type { ScheduleRecord } from '@/contract/places/schedule'
import type { Location } from '@/domain/places/location'
import { toInstant, formatIsoWithOffset, type ZoneName } from '@/domain/time/campus-time'
import { minutesPerDay, type CampusDate } from '@/domain/time/calendar'
import type { Locale } from '@/domain/locale'
import { listEffectiveRows } from '@/domain/places/hours/schedules'
import type { StoredSchedule } from '@/features/places/read-schedules'
import { success } from '@/v1/engine/envelope'
import { intervalRow } from './weekly-schedule'

/** `today` is the current campus date. */
export type OpenSchedulesData = {
  locations: Location[]
  schedules: StoredSchedule[]
  date: CampusDate
  today: CampusDate
  zone: ZoneName
}

/** Every active location with its schedules that are valid on a date, for all weekdays. A closed day has none. Spec: PUB-7.29, V1-8. */
export function openSchedules(
  { locations, schedules, date, today, zone }: OpenSchedulesData,
  locale: Locale,
): z.infer<typeof openResponse> {
  const active = locations.filter((location) => location.active)
  const limits = defaultLimits(date, today)
  const rows = active.map(({ id, name, sortOrder, type }) => {
    const ownSchedules = schedules.filter(({ locationId }) => locationId === id)
    return {
      _type: type === 'concept' ? ('DOC::ConceptLocation' as const) : ('DOC::WebtritionLocation' as const),
      id,
      name: name[locale],
      schedules: listEffectiveRows(ownSchedules, date).flatMap((row) => datedRecord(row, limits, zone)),
      sort_order: sortOrder ?? 0,
      type: type === 'webtrition' ? null : type,
      webtrition_version: 1,
    }
  })
  return success(rows.length, { location_schedules: rows })
}

const everyDay = [0, 1, 2, 3, 4, 5, 6]

type Limits = { start: CampusDate; end: CampusDate }

/**
 * The limits of a schedule that has none of its own, because clients parse both: 1 January of the current campus year and
 * 31 December of the next. They are widened to contain a date outside these years. Spec: V1-8.
 */
function defaultLimits(date: CampusDate, today: CampusDate): Limits {
  const [asked, current] = [Number(date.slice(0, 4)), Number(today.slice(0, 4))]
  const year = (number: number) => String(number).padStart(4, '0')
  return { start: `${year(Math.min(asked, current))}-01-01`, end: `${year(Math.max(asked, current + 1))}-12-31` }
}

/** A schedule with both limits, in a list; an empty list for a closure. */
function datedRecord(row: StoredSchedule, limits: Limits, zone: ZoneName) {
  const record = scheduleRecord({ ...row, start: row.start ?? limits.start, end: row.end ?? limits.end }, zone)
  return record?.start && record.end ? [{ ...record, start: record.start, end: record.end }] : []
}

/** A schedule as v1 writes it; null for a closure, which has no hours. A missing limit is null. */
export function scheduleRecord(row: StoredSchedule, zone: ZoneName): ScheduleRecord | null {
  const { opensAtMinute, closesAtMinute } = row
  if (opensAtMinute === null || closesAtMinute === null) return null
  const secondBefore = (instant: Date) => new Date(instant.getTime() - 1000)
  return {
    id: row.id,
    created_at: formatIsoWithOffset(new Date(row.createdAt), zone),
    days: row.days.length > 0 ? row.days.toSorted() : everyDay,
    start: row.start === null ? null : formatIsoWithOffset(toInstant(row.start, 0, zone), zone),
    end: row.end === null ? null : formatIsoWithOffset(secondBefore(toInstant(row.end, minutesPerDay, zone)), zone),
    ...intervalRow({ opensAtMinute, closesAtMinute }),
    open_late: row.openLate,
    type: row.type === 'special_hours' ? 'special_hours' : 'location',
  }
}
