import type { z } from 'zod'
import type { orderFormSettings, OrderFormTexts } from '@/contract/shop/order-form'
import { locales, localize, type Locale, type Localized } from '@/domain/locale'
import type { CheckoutSettings } from '@/domain/shop/checkout-settings'
import type { OrderForm } from '@/domain/shop/order-form'
import { acceptedTypes } from '@/domain/shop/payments/payment-types'
import { dollarsOf } from './shapes'

/** Empty lists of payment types are written out. Tax rates are stored in thousandths of a percent: 9975 is 9.975 %. Spec: CUS-3.5, CUS-4.10. */
export function settingsRow(
  form: OrderForm,
  checkout: CheckoutSettings,
  withPrices: boolean,
  locale: Locale,
): z.infer<typeof orderFormSettings> {
  const { asks, sold, payments, rules } = form
  const { taxes, taxed } = rules
  const textOf = (text: Localized<string | null>) => localize(text, locale)
  return {
    store: checkout.store,
    test_mode: form.testMode,
    payment_types: acceptedTypes(payments.paymentTypes),
    custom_meal_plan_payment_types: acceptedTypes(payments.customMealPlanPaymentTypes),
    declining_balance_payment_types: acceptedTypes(payments.decliningBalancePaymentTypes),
    declining_balance_customer_types: [...sold.decliningBalanceCustomerTypes],
    custom_plan_customer_types: [...sold.customPlanCustomerTypes],
    has_customer_selections: Object.values(asks).includes(true),
    use_customer_type: asks.type,
    use_customer_location: asks.location,
    use_customer_year: asks.year,
    use_customer_term: asks.term,
    student_id_pattern: checkout.studentIdPattern,
    email_domain: checkout.emailDomain,
    enable_faculty_email_validator: checkout.checkFacultyEmails,
    student_id_requires_terms: checkout.studentIdRequiresTerms,
    plans_require_terms: checkout.plansRequireTerms,
    require_student_id: checkout.requireStudentId,
    require_barcode_id: checkout.requireBarcodeId,
    custom_meal_plan_as: rules.customPlanAs,
    tax_meal_plans: taxed.mealPlans,
    tax_declining_balance: taxed.decliningBalances,
    tax_custom_meal_plans: taxed.customPlans,
    tax_rate: taxes.federalMilliPercent / 1000,
    provincial_tax_rate: taxes.provincialMilliPercent / 1000,
    sell_db: sold.sellDb,
    coffee_subscription: sold.coffeeSubscription,
    coffee_subscription_price: withPrices ? dollarsOf(sold.coffeeMonthCents) : null,
    ...textsOf(form, checkout, textOf),
    translations: locales.map((language) => ({
      locale: language,
      ...textsOf(form, checkout, (text) => text[language]),
    })),
  }
}

function textsOf(
  { labels, messages, terms }: OrderForm,
  checkout: CheckoutSettings,
  textOf: (text: Localized<string | null>) => string | null,
): OrderFormTexts {
  return {
    who_label: textOf(labels.type),
    where_label: textOf(labels.location),
    year_label: textOf(labels.year),
    term_label: textOf(labels.term),
    first_name_label: textOf(checkout.labels.firstName),
    last_name_label: textOf(checkout.labels.lastName),
    student_id_label: textOf(checkout.labels.studentId),
    email_label: textOf(checkout.labels.email),
    meal_plan_label: textOf(labels.mealPlan),
    faculty_email_msg: textOf(checkout.facultyEmailMessage),
    meal_plan_msg: textOf(messages.mealPlans),
    subscription_plan_msg: textOf(messages.subscriptions),
    custom_meal_plan_msg: textOf(messages.customPlans),
    declining_balance_msg: textOf(messages.balances),
    subscription_terms: textOf(terms.subscriptions),
    student_id_terms: textOf(checkout.terms.studentId),
    meal_plan_terms: textOf(checkout.terms.mealPlans),
  }
}
