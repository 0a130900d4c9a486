import type { IdentifiedPicture } from '@/domain/files/picture'
import type { Localized } from '@/domain/locale'
import type { Address } from './address'
import type { Occupancy } from './occupancy'
import type { Schedule } from '@/domain/places/hours/schedules'

/** How a location serves, in v1's order. Spec: PUB-3.18. */
export const locationFeatures = [
  'hasDeliveryRobots',
  'hasFoodLockers',
  'isDelivery',
  'isDeliveryOnly',
  'isDineIn',
  'isMobile',
  'isMobileOnly',
  'isOpenLate',
  'isTakeout',
  'isTakeoutOnly',
] as const
export type LocationFeature = (typeof locationFeatures)[number]

/** The means of payment that a location takes, in v1's order. Spec: PUB-3.18. */
export const paymentMethods = [
  'payWithApplePay',
  'payWithCash',
  'payWithCc',
  'payWithDiningDollars',
  'payWithGooglePay',
  'payWithMealExchange',
  'payWithMealTrade',
  'payWithMealSwipe',
  'payWithRetailSwipe',
  'payWithSamsungPay',
  'payWithMealPlan',
] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** A building that groups locations. */
export type Building = { id: string; name: Localized; sortOrder: number | null; active: boolean }

/** A brand that is sold at a location. Spec: PUB-3.7. */
export type Brand = { id: string; name: string; nutritionUrl: string | null }

/** `value` is the cuisine's code. Spec: PUB-3.18. */
type Cuisine = { value: string; name: Localized }

/** A place where food is served. Spec: PUB-3.3. */
export type Location = {
  id: string
  /** The name for visitors. */
  name: Localized
  /** The name in the studio and in v1. */
  storedName: Localized
  /** What staff entered as the public name; null means the stored name. */
  displayName: Localized<string | null>
  shortDescription: Localized<string | null>
  description: Localized<string | null>
  /** How to find it, such as `Beside the library`. */
  landmark: Localized<string | null>
  buildingId: string | null
  sortOrder: number | null
  active: boolean
  type: 'webtrition' | 'concept' | 'menubuilder' | null
  showMenus: boolean
  showMap: boolean
  allergenFilter: boolean
  address: Address
  contactName: string | null
  contactEmail: string | null
  /** Ten digits. */
  contactPhone: string | null
  image: IdentifiedPicture | null
  useMenuImages: boolean
  menuImages: IdentifiedPicture[]
  menuContent: Localized<string | null>
  brand: Brand | null
  /** Every brand sold here, including `brand`. */
  brands: Brand[]
  occupancy: Occupancy
  features: Record<LocationFeature, boolean>
  payments: Record<PaymentMethod, boolean>
  customPaymentTypes: string[]
  customLabels: Localized<string[]>
  cuisines: Cuisine[]
  customCuisines: Localized<string[]>
  /** Text that staff write about the meal in progress. */
  mealStatus: Localized<string | null>
  /** Opening hours, special hours and meals. Excludes reservation hours. */
  schedules: Schedule[]
}
