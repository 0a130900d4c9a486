import { z } from 'zod'
import { successSchema, termsToAccept } from '@/contract/envelope'
import { id, textOrNull } from '@/contract/field-types'
import { paymentTypes } from '@/domain/shop/payments/payment-types'
import { dollars } from './dollars'
import { plan } from './plans'

const types = z.array(z.enum(paymentTypes))
/** A rate in percent, such as 9.975. */
const percent = z.number().nonnegative()
const locale = z.enum(['en', 'fr'])

/** The texts of the order form in one language. */
const texts = {
  who_label: textOrNull,
  where_label: textOrNull,
  year_label: textOrNull,
  term_label: textOrNull,
  first_name_label: textOrNull,
  last_name_label: textOrNull,
  student_id_label: textOrNull,
  email_label: textOrNull,
  meal_plan_label: textOrNull,
  faculty_email_msg: textOrNull,
  meal_plan_msg: textOrNull,
  subscription_plan_msg: textOrNull,
  custom_meal_plan_msg: textOrNull,
  declining_balance_msg: textOrNull,
  subscription_terms: textOrNull,
  student_id_terms: textOrNull,
  meal_plan_terms: textOrNull,
}

/** Never contains the token of a wallet, a promo code or a list of people. Spec: CUS-3.5. */
export const orderFormSettings = z.strictObject({
  store: textOrNull,
  test_mode: z.boolean(),
  payment_types: types,
  custom_meal_plan_payment_types: types,
  declining_balance_payment_types: types,
  declining_balance_customer_types: z.array(id),
  custom_plan_customer_types: z.array(id),
  has_customer_selections: z.boolean(),
  use_customer_type: z.boolean(),
  use_customer_location: z.boolean(),
  use_customer_year: z.boolean(),
  use_customer_term: z.boolean(),
  student_id_pattern: textOrNull,
  email_domain: textOrNull,
  enable_faculty_email_validator: z.boolean(),
  student_id_requires_terms: z.boolean(),
  plans_require_terms: z.boolean(),
  require_student_id: z.boolean(),
  require_barcode_id: z.boolean(),
  custom_meal_plan_as: z.enum(['bonus', 'discount']),
  tax_meal_plans: z.boolean(),
  tax_declining_balance: z.boolean(),
  tax_custom_meal_plans: z.boolean(),
  tax_rate: percent,
  provincial_tax_rate: percent,
  sell_db: z.boolean(),
  coffee_subscription: z.boolean(),
  coffee_subscription_price: dollars.nullable(),
  ...texts,
  translations: z.array(z.strictObject({ locale, ...texts })),
})
export type OrderFormTexts = { [Name in keyof typeof texts]: string | null }

const names = z.array(z.strictObject({ locale, name: z.string() }))
const selection = { id, name: z.string(), translations: names, meal_plans: z.array(id), apply_tax: z.boolean() }

/** Spec: CUS-3.6. */
export const customerSelection = z.strictObject(selection)
export const customerType = z.strictObject({
  ...selection,
  translations: z.array(z.strictObject({ locale, name: z.string(), welcome_message: textOrNull })),
  payment_types: types,
  welcome_message: textOrNull,
})

/** A part of a custom plan. The value of swipes is their number, that of a balance is in dollars. Spec: CUS-3.9. */
export const customPlanOption = z.strictObject({
  id,
  type: z.enum(['swipe', 'db']),
  name: textOrNull,
  value: z.number().nonnegative(),
  price: dollars.nullable(),
})
export const customPlan = z.strictObject({
  id,
  name: z.string(),
  translations: names,
  options: z.array(customPlanOption),
})

/** Spec: CUS-3.8. */
export const decliningBalance = z.strictObject({
  id,
  name: z.string(),
  translations: names,
  price: dollars.nullable(),
  minimum_purchase: dollars,
  requires_plan: z.boolean(),
  apply_tax: z.boolean(),
  is_discount: z.boolean(),
  discount: percent.nullable(),
  is_grad_discount: z.boolean(),
  grad_discount: percent.nullable(),
  grad_discount_interval: dollars.nullable(),
  max_grad_discount: percent.nullable(),
  is_bonus: z.boolean(),
  bonus: percent.nullable(),
  is_grad_bonus: z.boolean(),
  grad_bonus: percent.nullable(),
  grad_bonus_interval: dollars.nullable(),
  max_grad_bonus: percent.nullable(),
})

/**
 * `records` is the number of meal plans. The settings are null for a site that sells nothing online. `terms_version` names the texts of
 * `terms`, for an order that accepts them; null without any. Spec: CUS-7.26.
 */
export const orderFormResponse = successSchema({
  orderFormSettings: orderFormSettings.nullable(),
  customerTypes: z.array(customerType),
  customerLocations: z.array(customerSelection),
  customerYears: z.array(customerSelection),
  customerTerms: z.array(customerSelection),
  mealPlans: z.array(plan),
  customMealPlans: z.array(customPlan),
  decliningBalance: decliningBalance.nullable(),
  decliningBalances: z.array(decliningBalance),
  terms: z.array(termsToAccept),
  terms_version: textOrNull,
})

/** Spec: CUS-7.26. */
export const orderFormPlansResponse = successSchema({ mealPlans: z.array(plan) })
