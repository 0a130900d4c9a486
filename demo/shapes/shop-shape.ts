import type { Localized } from '@/domain/locale'
import type { DateOffsets } from './campus-shape'

export type PaymentType = 'Student ID' | 'Payroll deduction' | 'Credit card' | 'ApplePay' | 'GooglePay' | 'installments'

/** Settings of the order form. Texts whose names end in `Msg` or `Terms` are HTML. */
export type DemoOrderForm = {
  store: string
  paymentTypes: PaymentType[]
  customMealPlanPaymentTypes: PaymentType[]
  decliningBalancePaymentTypes: PaymentType[]
  /** Keys of customer types; empty means all. */
  customPlanCustomerTypes: string[]
  decliningBalanceCustomerTypes: string[]
  labels: Record<
    | 'whoLabel'
    | 'whereLabel'
    | 'yearLabel'
    | 'termLabel'
    | 'firstNameLabel'
    | 'lastNameLabel'
    | 'studentIdLabel'
    | 'emailLabel'
    | 'mealPlanLabel',
    Localized
  >
  studentIdPattern: string
  emailDomain: string
  enableFacultyEmailValidator: boolean
  /** Plain text, next to the email field. */
  facultyEmailMsg: Localized
  messages: Record<'mealPlanMsg' | 'subscriptionPlanMsg' | 'customMealPlanMsg' | 'decliningBalanceMsg', Localized>
  terms: Record<'subscriptionTerms' | 'studentIdTerms' | 'mealPlanTerms', Localized>
  requireBarcodeId: boolean
  customMealPlanAs: 'bonus' | 'discount'
  taxes: TaxRates & { mealPlans: boolean; decliningBalance: boolean; customMealPlans: boolean }
  coffeeSubscriptionPriceCents: number
}

/** Thousandths of a percent: 5000 is 5%. */
export type TaxRates = { federalMilliPercent: number; provincialMilliPercent: number }

/** A choice in the order form. `plans` are keys of meal plans; empty means all. */
export type DemoSelection = { key: string; name: Localized; plans: string[]; applyTax: boolean }
/** A term with its first and last day. */
export type DemoTerm = DemoSelection & { days: DateOffsets }
export type DemoCustomerType = DemoSelection & { paymentTypes: PaymentType[]; welcomeMessage: Localized }

export type DemoMealPlan = {
  key: string
  name: Localized
  /** HTML. */
  desc: Localized
  priceCents: number
  /** A new price from a later day; null for none. */
  nextPrice: { priceCents: number; fromOffsetDays: number } | null
  /** The meals that it includes. */
  meals: { per: 'unlimited' } | { per: 'plan' | 'month' | 'week'; count: number }
  applyTax: boolean
  paymentTypes: PaymentType[]
  /** Shown on the home page. */
  onPanel: boolean
  /** Not yet published. */
  draft: boolean
  /** The dates on which it can be used. */
  valid: DateOffsets
  /** The dates on which it is sold. */
  sale: DateOffsets
  /** The payment schedule of a subscription; null for a single purchase. */
  subscription: (DateOffsets & { frequency: 'monthly' | 'weekly'; payments: number }) | null
  promoBonusCents: number | null
}

export type DemoCustomPlan = {
  name: Localized
  /** `value` is a number of meals for `swipe`, and cents for `db` (declining balance). */
  options: { key: string; type: 'swipe' | 'db'; value: number; priceCents: number; name: Localized }[]
}

/** A declining balance. `offer` is its discount or bonus. */
export type DemoBalance = {
  key: string
  name: Localized
  priceCents: number
  minimumPurchaseCents: number
  requiresPlan: boolean
  offer:
    | { kind: 'discount'; bps: number }
    | { kind: 'gradBonus'; bps: number; intervalCents: number; maxBps: number }
    | { kind: 'bonus'; bps: number }
}

export type DemoPromo = DateOffsets & {
  code: string
  type: 'discount' | 'bonus'
  value: { percentBps: number } | { cents: number }
  minPurchaseCents: number | null
  /** Null for no limit. */
  maxUses: number | null
  maxUsesPerCustomer: number | null
  /** Keys of meal plans; empty means all. */
  mealPlans: string[]
}

export type DemoShop = {
  form: DemoOrderForm
  customerTypes: DemoCustomerType[]
  customerLocations: DemoSelection[]
  customerYears: DemoSelection[]
  customerTerms: DemoTerm[]
  mealPlans: DemoMealPlan[]
  customPlan: DemoCustomPlan
  balances: DemoBalance[]
  promoCodes: DemoPromo[]
  blockedStudents: { studentId: string; note: string }[]
  facultyEmails: string[]
}
