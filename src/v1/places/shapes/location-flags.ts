import type { FeatureFlags, PaymentFlags } from '@/contract/places/locations'
import type { Location } from '@/domain/places/location'

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
