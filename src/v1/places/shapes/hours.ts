import type { z } from 'zod'
import type { HoursRow, hoursOfOperationResponse, hoursWithLocationsResponse } from '@/contract/places/hours'
import type { Location } from '@/domain/places/location'
import type { Locale } from '@/domain/locale'
import { groupByBuilding } from '@/domain/places/locations-by-building'
import { success } from '@/v1/engine/envelope'
import { statusFields } from './status'
import { weekRows, type WeekData } from './weekly-schedule'

/** The week of every active location. `records` counts them. Spec: PUB-7.25. */
export function hoursWithLocations(data: WeekData, locale: Locale): z.infer<typeof hoursWithLocationsResponse> {
  const rows = activeOnly(data.locations).map(hoursRow(data, locale))
  return success(rows.length, { hours_with_locations: rows })
}

/** The week of every active location, grouped by building as on the hours page. Spec: PUB-7.34, PUB-2.65. */
export function hoursOfOperation(data: WeekData, locale: Locale): z.infer<typeof hoursOfOperationResponse> {
  const active = activeOnly(data.locations)
  const row = hoursRow(data, locale)
  const { buildings, standalone } = groupByBuilding(active, data.buildings)
  return success(active.length, {
    buildings: buildings.map(({ building, locations }) => ({
      id: building.id,
      name: building.name[locale],
      locations: locations.map(row),
    })),
    standalone_locations: standalone.map(row),
  })
}

const activeOnly = (locations: readonly Location[]) => locations.filter(({ active }) => active)

const hoursRow =
  ({ date, zone, now }: WeekData, locale: Locale) =>
  ({ id, name, sortOrder, buildingId, schedules }: Location): HoursRow => {
    const { status, next_change_at } = statusFields(schedules, now, zone, locale)
    return {
      id,
      name: name[locale],
      sort_order: sortOrder,
      building_id: buildingId ?? '',
      status,
      week: weekRows(schedules, date, locale),
      next_change_at,
    }
  }
