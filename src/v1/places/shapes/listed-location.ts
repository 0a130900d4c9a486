import type { DetailKeys, ListedLocation } from '@/contract/places/locations'
import type { Building, Location } from '@/domain/places/location'
import { locales, localize, type Locale } from '@/domain/locale'
import { addressRow, hasAddress, type ZonedInstant } from './address'
import type { StoredSchedule } from '@/features/places/read-schedules'
import type { ZoneName } from '@/domain/time/campus-time'
import { scheduleRecord } from './open-schedules'
import { featureFlags, namedFeatures, namedPayments, paymentFlags } from './location-flags'
import { pictureRow } from '@/v1/site/shapes/picture'

/** A location in a list. `address` is null unless an address is known; `at` is null to leave it out. Spec: PUB-3.3, V1-6. */
export function listedLocation(location: Location, at: ZonedInstant | null, locale: Locale): ListedLocation {
  const { is_delivery, is_delivery_only, ...otherFeatures } = featureFlags(location.features)
  return {
    id: location.id,
    name: location.name[locale],
    show_menus: location.showMenus,
    type: location.type,
    allergen_filter: location.allergenFilter,
    building_id: location.buildingId ?? '',
    active: location.active,
    short_description: localize(location.shortDescription, locale),
    custom_payment_types_used: location.customPaymentTypes,
    sort_order: location.sortOrder,
    is_delivery,
    is_delivery_only,
    ...otherFeatures,
    ...paymentFlags(location.payments),
    show_map: location.showMap,
    occupancy: location.occupancy,
    address: at && hasAddress(location.address) ? addressRow(location.address, at) : null,
    meal_status: localize(location.mealStatus, locale),
    brands: location.brands.map(({ id, name, nutritionUrl }) => ({ id, name, nutrition_url: nutritionUrl })),
    cuisines: location.cuisines.map(({ value, name }) => ({ value, name: name[locale] })),
    custom_labels_used: location.customLabels[locale],
    custom_cuisines_used: location.customCuisines[locale],
    payment_types: namedPayments(location, locale),
    labels: namedFeatures(location, locale),
  }
}

type Details = { withImage: boolean; schedules: readonly StoredSchedule[]; zone: ZoneName }

/** The description, picture, translated texts and hours of a location. `schedules` are those of its site. Spec: PUB-2.58, PUB-3.3. */
export function describedKeys(location: Location, { withImage, schedules, zone }: Details, locale: Locale): DetailKeys {
  const { description, image, shortDescription, displayName } = location
  return {
    description: localize(description, locale),
    image: withImage && image ? pictureRow(image, locale) : null,
    translations: locales.map((language) => ({
      locale: language,
      short_description: shortDescription[language],
      display_name: displayName[language],
    })),
    is_building: false,
    schedules: schedules
      .filter(({ locationId, type }) => locationId === location.id && (type === 'location' || type === 'special_hours'))
      .flatMap((row) => scheduleRecord(row, zone) ?? []),
  }
}

/** A building with the rows of its locations. It shows menus and filters if one of them does. Spec: PUB-3.4, V1-6. */
export const buildingRow = <Row extends ListedLocation>(building: Building, inside: Row[], locale: Locale) => ({
  id: building.id,
  name: building.name[locale],
  show_menus: inside.some((row) => row.show_menus),
  type: 'building' as const,
  allergen_filter: inside.some((row) => row.allergen_filter),
  locations: inside,
  active: building.active,
})
