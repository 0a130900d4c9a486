import type { z } from 'zod'
import type { HoursRow, hoursOfOperationResponse, hoursWithLocationsResponse } from '@/contract/hours'
import type { Location } from '@/domain/campus'
import type { Locale } from '@/domain/locale'
import { byBuilding } from '@/domain/locations-by-building'
import { success } from '@/v1/envelope'
import { statusKeys } from './status'
import { weekRows, type WeekAsked } from './weekly-schedule'

/** Every active location with its week; `records` counts them. Spec: PUB-7.25. */
export function hoursWithLocations(asked: WeekAsked, locale: Locale): z.infer<typeof hoursWithLocationsResponse> {
  const rows = inUse(asked.locations).map(hoursRow(asked, locale))
  return success(rows.length, { hours_with_locations: rows })
}

/** The same under their buildings, as the hours page shows them. Spec: PUB-7.34, PUB-2.65. */
export function hoursOfOperation(asked: WeekAsked, locale: Locale): z.infer<typeof hoursOfOperationResponse> {
  const active = inUse(asked.locations)
  const row = hoursRow(asked, locale)
  const { buildings, standalone } = byBuilding(active, asked.buildings)
  return success(active.length, {
    buildings: buildings.map(({ building, locations }) => ({
      id: building.id,
      name: building.name[locale],
      locations: locations.map(row),
    })),
    standalone_locations: standalone.map(row),
  })
}

const inUse = (locations: readonly Location[]) => locations.filter(({ active }) => active)

const hoursRow =
  ({ date, zone, now }: WeekAsked, locale: Locale) =>
  ({ id, name, sortOrder, buildingId, schedules }: Location): HoursRow => {
    const { status, next_change_at } = statusKeys(schedules, now, zone, locale)
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
