import { z } from 'zod'
import { addressShape } from './address'
import { success } from './envelope'
import { askedFlag, askedId, campusDate, id, parameter, textOrNull } from './words'

/** Spec: PUB-7.28. */
export const statusQuery = z.object({ site_id: askedId })
/** `date` in any form of V1-1.15; missing is this week. Spec: PUB-7.26. */
export const weeklyScheduleQuery = z.object({ site_id: askedId, date: parameter })
/** `platform` and the `for_...` switches change nothing: every active location is listed. Spec: PUB-7.27. */
export const allLocationsQuery = z.object({ site_id: askedId, with_address: askedFlag, with_buildings: askedFlag })

const occupancy = z.enum(['na', 'low', 'medium', 'high'])
const status = z.strictObject({
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

export const statusResponse = success({
  locations: z.array(
    z.strictObject({ id, name: z.string(), open: z.boolean(), status, occupancy, address: addressShape.nullable() }),
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

const weekDay = z.strictObject({
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
})
export type ScheduleRow = z.infer<typeof scheduleRow>

export const weeklyScheduleResponse = success({ the_locations: z.array(scheduleRow) })

const { is_delivery, is_delivery_only, ...otherFeatures } = featureShape

const listedLocation = z.strictObject({
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

export const allLocationsResponse = success({
  buildings: z.array(
    z.strictObject({
      id,
      name: z.string(),
      show_menus: z.boolean(),
      type: z.literal('building'),
      allergen_filter: z.boolean(),
      locations: z.array(listedLocation),
      active: z.boolean(),
    }),
  ),
  locations: z.array(listedLocation),
})
