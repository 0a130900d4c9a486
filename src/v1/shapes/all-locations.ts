import type { z } from 'zod'
import type { allLocationsResponse, ListedLocation } from '@/contract/locations'
import type { Building, Location } from '@/domain/campus'
import { textIn, type Locale } from '@/domain/locale'
import { success } from '@/v1/envelope'
import { addressRow, isKnownAddress } from './address'
import { featureFlags, paymentFlags } from './location-flags'

export type LocationsAsked = {
  buildings: Building[]
  locations: Location[]
  withAddress: boolean
  withBuildings: boolean
}

/**
 * Every active location, those inside buildings too; buildings in addition when asked for. `records` counts the
 * locations. Spec: PUB-7.27, V1-14.4.
 */
export function allLocations(asked: LocationsAsked, locale: Locale): z.infer<typeof allLocationsResponse> {
  const active = asked.locations.filter((location) => location.active)
  const rows = active.map((location) => listed(location, asked.withAddress, locale))
  const buildings = asked.withBuildings ? asked.buildings.filter((building) => building.active) : []
  return success(rows.length, {
    buildings: buildings.map((building) => {
      const inside = rows.filter((row) => row.building_id === building.id)
      return {
        id: building.id,
        name: building.name[locale],
        show_menus: inside.some((row) => row.show_menus),
        type: 'building' as const,
        allergen_filter: inside.some((row) => row.allergen_filter),
        locations: inside,
        active: building.active,
      }
    }),
    locations: rows,
  })
}

function listed(location: Location, withAddress: boolean, locale: Locale): ListedLocation {
  const { is_delivery, is_delivery_only, ...otherFeatures } = featureFlags(location.features)
  return {
    id: location.id,
    name: location.name[locale],
    show_menus: location.showMenus,
    type: location.type,
    allergen_filter: location.allergenFilter,
    building_id: location.buildingId ?? '',
    active: location.active,
    short_description: textIn(location.shortDescription, locale),
    custom_payment_types_used: location.customPaymentTypes,
    sort_order: location.sortOrder,
    is_delivery,
    is_delivery_only,
    ...otherFeatures,
    ...paymentFlags(location.payments),
    show_map: location.showMap,
    occupancy: location.occupancy,
    address: withAddress && isKnownAddress(location.address) ? addressRow(location.address) : null,
    meal_status: textIn(location.mealStatus, locale),
    brands: location.brands.map(({ id, name, nutritionUrl }) => ({ id, name, nutrition_url: nutritionUrl })),
    cuisines: location.cuisines.map(({ value, name }) => ({ value, name: name[locale] })),
    custom_labels_used: location.customLabels[locale],
    custom_cuisines_used: location.customCuisines[locale],
  }
}
