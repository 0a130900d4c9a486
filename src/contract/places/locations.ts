import { z } from 'zod'
import { addressShape } from './address'
import { namedScheduleShape, scheduleShape } from './schedule'
import { successSchema } from '@/contract/envelope'
import { pictureShape } from '@/contract/site/picture'
import {
  flagParameter,
  idParameter,
  campusDate,
  id,
  instantOrNull,
  textParameter,
  textOrNull,
} from '@/contract/field-types'

/** Spec: PUB-7.28. */
export const statusQuery = z.object({ site_id: idParameter, platform: textParameter })
/** `date` in any format of V1-1.15; missing means this week. Spec: PUB-7.26. */
export const weeklyScheduleQuery = z.object({ site_id: idParameter, date: textParameter })
/**
 * Without flags, every active location is listed. `for_menus` and `for_map` leave out locations that the menu page or the map
 * does not show; `for_locations_page` and `for_profile` add keys.
 * Spec: PUB-7.27.
 */
export const allLocationsQuery = z.object({
  site_id: idParameter,
  platform: textParameter,
  with_address: flagParameter,
  with_buildings: flagParameter,
  for_menus: flagParameter,
  for_map: flagParameter,
  for_locations_page: flagParameter,
  for_profile: flagParameter,
})

const occupancy = z.enum(['na', 'low', 'medium', 'high'])
export const status = z.strictObject({
  label: z.enum(['open', 'closed']),
  message: z.string(),
  color: z.enum(['green', 'orange', 'grey', 'red']),
})

/** Features, in the key order of the weekly schedule. */
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

/** `next_change_at` is when a closed location opens or an open one closes; null when unknown. */
export const locationStatus = z.strictObject({
  id,
  name: z.string(),
  open: z.boolean(),
  status,
  occupancy,
  address: addressShape.nullable(),
  next_change_at: instantOrNull,
})

export const statusResponse = successSchema({ locations: z.array(locationStatus) })

/** Exactly four keys, because clients spread an interval into a record. */
export const interval = z.strictObject({
  start_hour: z.number().int(),
  start_minutes: z.number().int(),
  end_hour: z.number().int(),
  end_minutes: z.number().int(),
})
export type Interval = z.infer<typeof interval>

export const weekDayShape = z.strictObject({
  day: z.number().int().min(0).max(6),
  date: campusDate,
  status: z.enum(['open', 'closed']),
  hours: z.array(interval),
  has_special_hours: z.boolean(),
  closed: z.boolean(),
  meals: z.array(z.strictObject({ name: z.string(), times: z.array(interval) })),
})

export const scheduleRow = z.strictObject({
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
  week: z.array(weekDayShape).length(7),
  next_change_at: instantOrNull,
})
export type ScheduleRow = z.infer<typeof scheduleRow>

export const weeklyScheduleResponse = successSchema({ the_locations: z.array(scheduleRow) })

const { is_delivery, is_delivery_only, ...otherFeatures } = featureShape

/** An entry of a list that all sites share: its code and its name in the requested language. Spec: PUB-3.3, PUB-3.18. */
export const namedValue = z.strictObject({ value: z.string(), name: z.string() })

/** A location in a list; the keys are the same in every list. */
export const listedLocationShape = z.strictObject({
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
  cuisines: z.array(namedValue),
  custom_labels_used: z.array(z.string()),
  custom_cuisines_used: z.array(z.string()),
  payment_types: z.array(namedValue),
  labels: z.array(namedValue),
})
export type ListedLocation = z.infer<typeof listedLocationShape>

/** Additional keys for a location's page or card. Spec: PUB-2.58, PUB-3.3. */
export const detailsShape = {
  description: textOrNull,
  image: pictureShape.nullable(),
  translations: z.array(
    z.strictObject({ locale: z.enum(['en', 'fr']), short_description: textOrNull, display_name: textOrNull }),
  ),
  is_building: z.literal(false),
  /** Opening and special hours on any date, oldest first. */
  schedules: z.array(scheduleShape),
}
export type DetailKeys = z.infer<z.ZodObject<typeof detailsShape>>

const whole = z.number().int()

/**
 * Additional keys with which a program computes the times that can be reserved. Each row of `reservations` is the sum of a time: its
 * seats are one more than `friends`, and as many as there are where staff have blocked the time. Spec: CUS-3.16, CUS-7.24.
 */
const reservationShape = {
  use_reservations: z.boolean(),
  use_reservation_hours: z.boolean(),
  same_day_reservations: z.boolean(),
  limit_reservation_visits: z.boolean(),
  reservation_max_visits: whole.nullable(),
  reservation_interval: whole,
  reservation_capacity: whole,
  allow_guest_friends: z.boolean(),
  guest_friend_limit: whole,
  schedules: z.array(namedScheduleShape),
  reservations: z.array(z.strictObject({ date: campusDate, hour: whole, minute: whole, friends: whole })),
}
export type ReservationKeys = z.infer<z.ZodObject<typeof reservationShape>>

/** The additional keys are present only on request. */
export const askedLocation = listedLocationShape.extend(
  z
    .object({
      ...{ ...detailsShape, ...reservationShape },
      schedules: z.array(scheduleShape).or(z.array(namedScheduleShape)),
    })
    .partial().shape,
)
export type LocationRow = z.infer<typeof askedLocation>

export const buildingShape = <Row extends z.ZodType>(row: Row) =>
  z.strictObject({
    id,
    name: z.string(),
    show_menus: z.boolean(),
    type: z.literal('building'),
    allergen_filter: z.boolean(),
    locations: z.array(row),
    active: z.boolean(),
  })

export const askedBuilding = buildingShape(askedLocation)

export const allLocationsResponse = successSchema({
  buildings: z.array(askedBuilding),
  locations: z.array(askedLocation),
})
