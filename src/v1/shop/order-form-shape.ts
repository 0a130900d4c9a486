import type { z } from 'zod'
import type * as contract from '@/contract/shop/order-form'
import { locales, localize, type Locale, type Localized } from '@/domain/locale'
import type { Answer, CustomerTypeAnswer, CustomPlan, DecliningBalance } from '@/domain/shop/order-form'
import { acceptedTypes } from '@/domain/shop/payments/payment-types'
import { success } from '@/v1/engine/envelope'
import { settingsRow } from './order-form-settings-row'
import type { OrderFormData } from './resolve-order-form'
import { dollarsOf, planRows, type PlanPanelData } from './shapes'

type Row<Schema extends z.ZodType> = z.infer<Schema>

/** Spec: CUS-7.26. */
export function orderFormShape(
  { plans, form, checkout, withPrices, termsIn }: OrderFormData,
  locale: Locale,
): Row<typeof contract.orderFormResponse> {
  const rows = planRows({ plans, withPrices }, locale)
  const terms = termsIn(locale)
  const balances = (form?.balances ?? []).map((balance) => balanceRow(balance, locale))
  const selections = (answers: readonly Answer[] = []) => answers.map((answer) => selectionRow(answer, locale))
  return success(rows.length, {
    orderFormSettings: form && checkout && settingsRow(form, checkout, withPrices, locale),
    customerTypes: (form?.answers.type ?? []).map((type) => customerTypeRow(type, locale)),
    customerLocations: selections(form?.answers.location),
    customerYears: selections(form?.answers.year),
    customerTerms: selections(form?.answers.term),
    mealPlans: rows,
    customMealPlans: (form?.customPlans ?? []).map((plan) => customPlanRow(plan, withPrices, locale)),
    decliningBalance: balances[0] ?? null,
    decliningBalances: balances,
    terms: terms.terms,
    terms_version: terms.version,
  })
}

/** Spec: CUS-7.26. */
export function orderFormPlansShape(data: PlanPanelData, locale: Locale): Row<typeof contract.orderFormPlansResponse> {
  const rows = planRows(data, locale)
  return success(rows.length, { mealPlans: rows })
}

const namesOf = (name: Localized) => locales.map((language) => ({ locale: language, name: name[language] }))

const selectionRow = (
  { id, name, mealPlanIds, applyTax }: Answer,
  locale: Locale,
): Row<typeof contract.customerSelection> => ({
  id,
  name: name[locale],
  translations: namesOf(name),
  meal_plans: [...mealPlanIds],
  apply_tax: applyTax,
})

const customerTypeRow = (type: CustomerTypeAnswer, locale: Locale): Row<typeof contract.customerType> => ({
  ...selectionRow(type, locale),
  translations: namesOf(type.name).map((row) => ({ ...row, welcome_message: type.welcomeMessage[row.locale] })),
  payment_types: acceptedTypes(type.paymentTypes),
  welcome_message: localize(type.welcomeMessage, locale),
})

const customPlanRow = (
  { id, name, options }: CustomPlan,
  withPrices: boolean,
  locale: Locale,
): Row<typeof contract.customPlan> => ({
  id,
  name: name[locale],
  translations: namesOf(name),
  options: options.map((option) => ({
    id: option.id,
    type: option.type,
    name: localize(option.name, locale),
    value: option.type === 'db' ? option.value / 100 : option.value,
    price: withPrices ? option.priceCents / 100 : null,
  })),
})

/** A hundredth of a percent is stored as 1. */
const percentOf = (bps: number | null | undefined) => (bps == null ? null : bps / 100)

function balanceRow(balance: DecliningBalance, locale: Locale): Row<typeof contract.decliningBalance> {
  const { id, name, suggestedCents, minimumPurchaseCents, requiresPlan, applyTax, offer } = balance
  const { discountBps, gradDiscount, bonusBps, gradBonus } = offer
  return {
    id,
    name: name[locale],
    translations: namesOf(name),
    price: dollarsOf(suggestedCents),
    minimum_purchase: minimumPurchaseCents / 100,
    requires_plan: requiresPlan,
    apply_tax: applyTax,
    is_discount: discountBps !== null,
    discount: percentOf(discountBps),
    is_grad_discount: gradDiscount !== null,
    grad_discount: percentOf(gradDiscount?.bps),
    grad_discount_interval: dollarsOf(gradDiscount?.intervalCents ?? null),
    max_grad_discount: percentOf(gradDiscount?.maxBps),
    is_bonus: bonusBps !== null,
    bonus: percentOf(bonusBps),
    is_grad_bonus: gradBonus !== null,
    grad_bonus: percentOf(gradBonus?.bps),
    grad_bonus_interval: dollarsOf(gradBonus?.intervalCents ?? null),
    max_grad_bonus: percentOf(gradBonus?.maxBps),
  }
}
