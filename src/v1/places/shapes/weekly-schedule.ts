import type { z } from 'zod'
import type { Interval, ScheduleRow, weeklyScheduleResponse } from '@/contract/places/locations'
import type { Building, Location } from '@/domain/places/location'
import type { CampusDate } from '@/domain/time/calendar'
import type { ZoneName } from '@/domain/time/campus-time'
import type { Locale } from '@/domain/locale'
import { weekHours, type DayHours, type Schedule, type Service } from '@/domain/places/hours/schedules'
import { success } from '@/v1/engine/envelope'
import { featureFlags, noFeatures, noPayments, paymentFlags } from './location-flags'
import { statusFields } from './status'

export type WeekData = { buildings: Building[]; locations: Location[]; date: CampusDate; zone: ZoneName; now: Date }

/**
 * The week from Sunday to Saturday that contains a date, for every active location and building, by sort order with null
 * first. Buildings have no hours. Clients expect 0 in `records`. Spec: PUB-7.26, PUB-3.6, V1-5.
 */
export function weeklySchedule(data: WeekData, locale: Locale): z.infer<typeof weeklyScheduleResponse> {
  const row = scheduleRow(data, locale)
  const rows = [
    ...data.buildings
      .filter(({ active }) => active)
      .map((building) => row({ ...building, ...buildingDefaults, isBuilding: true })),
    ...data.locations.filter(({ active }) => active).map((location) => row({ ...location, isBuilding: false })),
  ]
  return success(0, { the_locations: rows.toSorted((a, b) => sortKey(a) - sortKey(b) || 0) })
}

type ScheduledPlace = Building &
  Pick<Location, 'features' | 'payments' | 'customPaymentTypes' | 'occupancy' | 'buildingId' | 'schedules'> & {
    isBuilding: boolean
  }

const buildingDefaults: Omit<ScheduledPlace, keyof Building | 'isBuilding'> = {
  features: noFeatures,
  payments: noPayments,
  customPaymentTypes: [],
  occupancy: 'na',
  buildingId: null,
  schedules: [],
}

const sortKey = ({ sort_order }: ScheduleRow) => sort_order ?? -Infinity

const scheduleRow =
  ({ date, zone, now }: WeekData, locale: Locale) =>
  (place: ScheduledPlace): ScheduleRow => {
    const { status, next_change_at } = statusFields(place.schedules, now, zone, locale)
    return {
      id: place.id,
      active: place.active,
      ...featureFlags(place.features),
      occupancy: place.occupancy,
      ...paymentFlags(place.payments),
      custom_payment_types: place.customPaymentTypes,
      status,
      name: place.name[locale],
      sort_order: place.sortOrder,
      is_building: place.isBuilding,
      building_id: place.buildingId ?? '',
      week: weekRows(place.schedules, date, locale),
      next_change_at,
    }
  }

/** Spec: PUB-3.6. */
export function weekRows(schedules: Schedule[], date: CampusDate, locale: Locale): ScheduleRow['week'] {
  return weekHours(schedules, date).map(({ day, date: each, services, special, meals }) => ({
    day,
    date: each,
    status: services.length > 0 ? ('open' as const) : ('closed' as const),
    hours: services.map(intervalRow),
    has_special_hours: special,
    closed: services.length === 0,
    meals: mealRows(meals, locale),
  }))
}

/** Opening hours from 0 to 23. A closing after midnight has a lower hour than the opening. Spec: V1-1.13. */
export function intervalRow({ opensAtMinute, closesAtMinute }: Service): Interval {
  return {
    start_hour: Math.floor(opensAtMinute / 60) % 24,
    start_minutes: opensAtMinute % 60,
    end_hour: Math.floor(closesAtMinute / 60) % 24,
    end_minutes: closesAtMinute % 60,
  }
}

/** Groups meals by name: a meal that is served twice a day has two times. */
function mealRows(meals: DayHours['meals'], locale: Locale) {
  const names = [...new Set(meals.map((meal) => meal.name[locale]))]
  return names.map((name) => ({ name, times: meals.filter((meal) => meal.name[locale] === name).map(intervalRow) }))
}
