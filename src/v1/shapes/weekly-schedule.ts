import type { z } from 'zod'
import type { Interval, ScheduleRow, weeklyScheduleResponse } from '@/contract/locations'
import type { Building, Location } from '@/domain/campus'
import type { CampusDate, ZoneName } from '@/domain/campus-time'
import type { Locale } from '@/domain/locale'
import { weekHours, type DayHours, type Schedule, type Service } from '@/domain/schedules'
import { success } from '@/v1/envelope'
import { featureFlags, noFeatures, noPayments, paymentFlags } from './location-flags'
import { statusKeys } from './status'

export type WeekAsked = { buildings: Building[]; locations: Location[]; date: CampusDate; zone: ZoneName; now: Date }

/**
 * The week, Sunday to Saturday, that contains a date: a row for every active building, without hours, and for every
 * active location, in their sort order, null first. `records` is 0 as in the recordings. Spec: PUB-7.26, PUB-3.6.
 */
export function weeklySchedule(asked: WeekAsked, locale: Locale): z.infer<typeof weeklyScheduleResponse> {
  const row = scheduleRow(asked, locale)
  const rows = [
    ...asked.buildings
      .filter(({ active }) => active)
      .map((building) => row({ ...building, ...plain, isBuilding: true })),
    ...asked.locations.filter(({ active }) => active).map((location) => row({ ...location, isBuilding: false })),
  ]
  return success(0, { the_locations: rows.toSorted((a, b) => place(a) - place(b) || 0) })
}

type Place = Building &
  Pick<Location, 'features' | 'payments' | 'customPaymentTypes' | 'occupancy' | 'buildingId' | 'schedules'> & {
    isBuilding: boolean
  }

const plain: Omit<Place, keyof Building | 'isBuilding'> = {
  features: noFeatures,
  payments: noPayments,
  customPaymentTypes: [],
  occupancy: 'na',
  buildingId: null,
  schedules: [],
}

const place = ({ sort_order }: ScheduleRow) => sort_order ?? -Infinity

const scheduleRow =
  ({ date, zone, now }: WeekAsked, locale: Locale) =>
  (it: Place): ScheduleRow => {
    const { status, next_change_at } = statusKeys(it.schedules, now, zone, locale)
    return {
      id: it.id,
      active: it.active,
      ...featureFlags(it.features),
      occupancy: it.occupancy,
      ...paymentFlags(it.payments),
      custom_payment_types: it.customPaymentTypes,
      status,
      name: it.name[locale],
      sort_order: it.sortOrder,
      is_building: it.isBuilding,
      building_id: it.buildingId ?? '',
      week: weekRows(it.schedules, date, locale),
      next_change_at,
    }
  }

/** Spec: PUB-3.6. */
export function weekRows(schedules: Schedule[], date: CampusDate, locale: Locale): ScheduleRow['week'] {
  return weekHours(schedules, date).map(({ day, date: each, services, special, meals }) => ({
    day,
    date: each,
    status: services.length > 0 ? ('open' as const) : ('closed' as const),
    hours: services.map(interval),
    has_special_hours: special,
    closed: services.length === 0,
    meals: mealRows(meals, locale),
  }))
}

/** A closing past midnight stands on the same row, earlier than the opening. Spec: V1-1.13. */
export function interval({ opensAtMinute, closesAtMinute }: Service): Interval {
  return {
    start_hour: Math.floor(opensAtMinute / 60) % 24,
    start_minutes: opensAtMinute % 60,
    end_hour: Math.floor(closesAtMinute / 60) % 24,
    end_minutes: closesAtMinute % 60,
  }
}

/** A meal served twice a day is one meal with two times. */
function mealRows(meals: DayHours['meals'], locale: Locale) {
  const names = [...new Set(meals.map((meal) => meal.name[locale]))]
  return names.map((name) => ({ name, times: meals.filter((meal) => meal.name[locale] === name).map(interval) }))
}
