import type { DescribedKeys, ListedLocation } from '@/contract/locations'
import type { Building, Location } from '@/domain/campus'
import { locales, textIn, type Locale } from '@/domain/locale'
import { addressRow, isKnownAddress } from './address'
import { featureFlags, paymentFlags } from './location-flags'
import { pictureRow } from './picture'

/** Spec: PUB-3.3, V1-6. */
export function listedLocation(location: Location, withAddress: boolean, locale: Locale): ListedLocation {
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

/** What is told besides. `withImage` says whether its picture may be. Spec: PUB-2.58, PUB-3.3. */
export function describedKeys(location: Location, withImage: boolean, locale: Locale): DescribedKeys {
  const { description, image, shortDescription, displayName } = location
  return {
    description: textIn(description, locale),
    image: withImage && image ? pictureRow(image, locale) : null,
    translations: locales.map((each) => ({
      locale: each,
      short_description: shortDescription[each],
      display_name: displayName[each],
    })),
  }
}

/** A building with the rows of what is in it. Spec: PUB-3.4, V1-6. */
export const buildingRow = <Row extends ListedLocation>(building: Building, inside: Row[], locale: Locale) => ({
  id: building.id,
  name: building.name[locale],
  show_menus: inside.some((row) => row.show_menus),
  type: 'building' as const,
  allergen_filter: inside.some((row) => row.allergen_filter),
  locations: inside,
  active: building.active,
})
