import type { FeatureFlags, PaymentFlags } from '@/contract/locations'
import type { Location } from '@/domain/campus'

/** A building, or a location that offers nothing special. */
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
export function featureFlags(it: Location['features']): FeatureFlags {
  return {
    has_delivery_robots: it.hasDeliveryRobots,
    has_food_lockers: it.hasFoodLockers,
    is_delivery: it.isDelivery,
    is_delivery_only: it.isDeliveryOnly,
    is_dine_in: it.isDineIn,
    is_mobile: it.isMobile,
    is_mobile_only: it.isMobileOnly,
    is_open_late: it.isOpenLate,
    is_takeout: it.isTakeout,
    is_takeout_only: it.isTakeoutOnly,
  }
}

export function paymentFlags(it: Location['payments']): PaymentFlags {
  return {
    pay_with_apple_pay: it.payWithApplePay,
    pay_with_cash: it.payWithCash,
    pay_with_cc: it.payWithCc,
    pay_with_dining_dollars: it.payWithDiningDollars,
    pay_with_google_pay: it.payWithGooglePay,
    pay_with_meal_exchange: it.payWithMealExchange,
    pay_with_meal_trade: it.payWithMealTrade,
    pay_with_meal_swipe: it.payWithMealSwipe,
    pay_with_retail_swipe: it.payWithRetailSwipe,
    pay_with_samsung_pay: it.payWithSamsungPay,
    pay_with_meal_plan: it.payWithMealPlan,
  }
}
