import { z } from 'zod'
import { addressShape } from './address'
import { success } from './envelope'
import { pictureShape } from './picture'
import { askedFlag, askedId, campusDate, id, instantOrNull, parameter, textOrNull } from './words'

/** Spec: PUB-7.28. */
export const statusQuery = z.object({ site_id: askedId, platform: parameter })
/** `date` in any form of V1-1.15; missing is this week. Spec: PUB-7.26. */
export const weeklyScheduleQuery = z.object({ site_id: askedId, date: parameter })
/**
 * Without a switch every active location is listed. `for_menus` and `for_map` leave out those that the page has not,
 * `for_locations_page` adds keys; `for_profile` changes nothing, for what a profile needs every row has. Spec: PUB-7.27.
 */
export const allLocationsQuery = z.object({
  site_id: askedId,
  platform: parameter,
  with_address: askedFlag,
  with_buildings: askedFlag,
  for_menus: askedFlag,
  for_map: askedFlag,
  for_locations_page: askedFlag,
  for_profile: askedFlag,
})

const occupancy = z.enum(['na', 'low', 'medium', 'high'])
export const status = z.strictObject({
  label: z.enum(['open', 'closed']),
  message: z.string(),
  color: z.enum(['green', 'orange', 'grey', 'red']),
})

/** How a location serves, in the order of the weekly schedule. */
const featureShape = {
  has_delivery_robots: z.boolean(),
  has_food_lockers: z.boolean(),
  is_delivery: z.boolean(),
  is_delivery_only: z.boolean(),
  is_dine_in: z.boolean(),
  is_mobile: z.boolean(),
  is_mobile_only: z.boolean(),
  is_open_late: z.boolean(),
  is_takeout: z.boolean(),
  is_takeout_only: z.boolean(),
}
const paymentShape = {
  pay_with_apple_pay: z.boolean(),
  pay_with_cash: z.boolean(),
  pay_with_cc: z.boolean(),
  pay_with_dining_dollars: z.boolean(),
  pay_with_google_pay: z.boolean(),
  pay_with_meal_exchange: z.boolean(),
  pay_with_meal_trade: z.boolean(),
  pay_with_meal_swipe: z.boolean(),
  pay_with_retail_swipe: z.boolean(),
  pay_with_samsung_pay: z.boolean(),
  pay_with_meal_plan: z.boolean(),
}
export type FeatureFlags = { [Name in keyof typeof featureShape]: boolean }
export type PaymentFlags = { [Name in keyof typeof paymentShape]: boolean }

/** `next_change_at` is when the location opens if it is closed, and closes if it is open; null when that is not known. */
export const statusResponse = success({
  locations: z.array(
    z.strictObject({
      id,
      name: z.string(),
      open: z.boolean(),
      status,
      occupancy,
      address: addressShape.nullable(),
      next_change_at: instantOrNull,
    }),
  ),
})

/** Exactly four keys: clients spread an interval into a record of four. */
const interval = z.strictObject({
  start_hour: z.number().int(),
  start_minutes: z.number().int(),
  end_hour: z.number().int(),
  end_minutes: z.number().int(),
})
export type Interval = z.infer<typeof interval>

export const weekDay = z.strictObject({
  day: z.number().int().min(0).max(6),
  date: campusDate,
  status: z.enum(['open', 'closed']),
  hours: z.array(interval),
  has_special_hours: z.boolean(),
  closed: z.boolean(),
  meals: z.array(z.strictObject({ name: z.string(), times: z.array(interval) })),
})

const scheduleRow = z.strictObject({
  id,
  active: z.boolean(),
  ...featureShape,
  occupancy,
  ...paymentShape,
  custom_payment_types: z.array(z.string()),
  status,
  name: z.string(),
  sort_order: z.number().int().nullable(),
  is_building: z.boolean(),
  building_id: id.or(z.literal('')),
  week: z.array(weekDay).length(7),
  next_change_at: instantOrNull,
})
export type ScheduleRow = z.infer<typeof scheduleRow>

export const weeklyScheduleResponse = success({ the_locations: z.array(scheduleRow) })

const { is_delivery, is_delivery_only, ...otherFeatures } = featureShape

/** A location of a list, the same keys wherever it stands. */
export const listedLocation = z.strictObject({
  id,
  name: z.string(),
  show_menus: z.boolean(),
  type: z.enum(['webtrition', 'concept', 'menubuilder']).nullable(),
  allergen_filter: z.boolean(),
  building_id: id.or(z.literal('')),
  active: z.boolean(),
  short_description: textOrNull,
  custom_payment_types_used: z.array(z.string()),
  sort_order: z.number().int().nullable(),
  is_delivery,
  is_delivery_only,
  ...otherFeatures,
  ...paymentShape,
  show_map: z.boolean(),
  occupancy,
  address: addressShape.nullable(),
  meal_status: textOrNull,
  brands: z.array(z.strictObject({ id, name: z.string(), nutrition_url: textOrNull })),
  cuisines: z.array(z.strictObject({ value: z.string(), name: z.string() })),
  custom_labels_used: z.array(z.string()),
  custom_cuisines_used: z.array(z.string()),
})
export type ListedLocation = z.infer<typeof listedLocation>

/** What a location's own page or card says of it besides. Spec: PUB-2.58, PUB-3.3. */
export const describedShape = {
  description: textOrNull,
  image: pictureShape.nullable(),
  translations: z.array(
    z.strictObject({ locale: z.enum(['en', 'fr']), short_description: textOrNull, display_name: textOrNull }),
  ),
}
export type DescribedKeys = z.infer<z.ZodObject<typeof describedShape>>

/** The described keys stand only where they were asked for. */
const askedLocation = listedLocation.extend(z.object(describedShape).partial().shape)
export type AskedLocation = z.infer<typeof askedLocation>

export const buildingOf = <Row extends z.ZodType>(row: Row) =>
  z.strictObject({
    id,
    name: z.string(),
    show_menus: z.boolean(),
    type: z.literal('building'),
    allergen_filter: z.boolean(),
    locations: z.array(row),
    active: z.boolean(),
  })

export const allLocationsResponse = success({
  buildings: z.array(buildingOf(askedLocation)),
  locations: z.array(askedLocation),
})
