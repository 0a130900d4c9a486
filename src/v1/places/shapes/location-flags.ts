import type { FeatureFlags, PaymentFlags } from '@/contract/places/locations'
import { toSnakeCase } from '@/contract/snake-case'
import { locationFeatures, paymentMethods, type Location } from '@/domain/places/location'
import type { Locale } from '@/domain/locale'
import { placeMessages } from '@/i18n/site-messages'

/** The features of buildings. */
export const noFeatures: Location['features'] = {
  hasDeliveryRobots: false,
  hasFoodLockers: false,
  isDelivery: false,
  isDeliveryOnly: false,
  isDineIn: false,
  isMobile: false,
  isMobileOnly: false,
  isOpenLate: false,
  isTakeout: false,
  isTakeoutOnly: false,
}

export const noPayments: Location['payments'] = {
  payWithApplePay: false,
  payWithCash: false,
  payWithCc: false,
  payWithDiningDollars: false,
  payWithGooglePay: false,
  payWithMealExchange: false,
  payWithMealTrade: false,
  payWithMealSwipe: false,
  payWithRetailSwipe: false,
  payWithSamsungPay: false,
  payWithMealPlan: false,
}

/** Spec: PUB-3.18, V1-5. */
export function featureFlags(features: Location['features']): FeatureFlags {
  return {
    has_delivery_robots: features.hasDeliveryRobots,
    has_food_lockers: features.hasFoodLockers,
    is_delivery: features.isDelivery,
    is_delivery_only: features.isDeliveryOnly,
    is_dine_in: features.isDineIn,
    is_mobile: features.isMobile,
    is_mobile_only: features.isMobileOnly,
    is_open_late: features.isOpenLate,
    is_takeout: features.isTakeout,
    is_takeout_only: features.isTakeoutOnly,
  }
}

export function paymentFlags(payments: Location['payments']): PaymentFlags {
  return {
    pay_with_apple_pay: payments.payWithApplePay,
    pay_with_cash: payments.payWithCash,
    pay_with_cc: payments.payWithCc,
    pay_with_dining_dollars: payments.payWithDiningDollars,
    pay_with_google_pay: payments.payWithGooglePay,
    pay_with_meal_exchange: payments.payWithMealExchange,
    pay_with_meal_trade: payments.payWithMealTrade,
    pay_with_meal_swipe: payments.payWithMealSwipe,
    pay_with_retail_swipe: payments.payWithRetailSwipe,
    pay_with_samsung_pay: payments.payWithSamsungPay,
    pay_with_meal_plan: payments.payWithMealPlan,
  }
}

/** What a location offers as a list: `value` is the name of its flag, such as `pay_with_cash`. Spec: PUB-3.3. */
export const namedPayments = ({ payments }: Location, locale: Locale) =>
  paymentMethods.filter((method) => payments[method]).map(named(placeMessages(locale).payment))

/** The same for features, which the map calls labels. Staff's own labels are in `custom_labels_used`. Spec: PUB-3.3. */
export const namedFeatures = ({ features }: Location, locale: Locale) =>
  locationFeatures.filter((feature) => features[feature]).map(named(placeMessages(locale).feature))

const named =
  <Flag extends string>(names: Readonly<Record<Flag, string>>) =>
  (flag: Flag) => ({ value: toSnakeCase(flag), name: names[flag] })
