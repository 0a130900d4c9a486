import type { Span, Words } from './campus-shape'

export type PaymentType = 'Student ID' | 'Payroll deduction' | 'Credit card' | 'ApplePay' | 'GooglePay' | 'installments'

/** How the order form asks, sells and taxes. Texts that end in `Msg` and `Terms` are HTML. */
export type DemoOrderForm = {
  store: string
  paymentTypes: PaymentType[]
  customMealPlanPaymentTypes: PaymentType[]
  decliningBalancePaymentTypes: PaymentType[]
  /** Keys of customer types; none is all of them. */
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
    Words
  >
  studentIdPattern: string
  emailDomain: string
  enableFacultyEmailValidator: boolean
  /** Plain text, beside the field of the e-mail. */
  facultyEmailMsg: Words
  messages: Record<'mealPlanMsg' | 'subscriptionPlanMsg' | 'customMealPlanMsg' | 'decliningBalanceMsg', Words>
  terms: Record<'subscriptionTerms' | 'studentIdTerms' | 'mealPlanTerms', Words>
  requireBarcodeId: boolean
  customMealPlanAs: 'bonus' | 'discount'
  taxes: Rates & { mealPlans: boolean; decliningBalance: boolean; customMealPlans: boolean }
  coffeeSubscriptionPriceCents: number
}

/** Basis points: 500 is 5 percent. */
export type Rates = { federalBps: number; provincialBps: number }

/** An answer to a question of the order form. `plans` are keys of meal plans; none is all of them. */
export type DemoSelection = { key: string; name: Words; plans: string[]; applyTax: boolean }
export type DemoCustomerType = DemoSelection & { paymentTypes: PaymentType[]; welcomeMessage: Words }

export type DemoMealPlan = {
  key: string
  name: Words
  /** HTML. */
  desc: Words
  picture: { fileName: string; emoji: string[]; alt: Words }
  priceCents: number
  applyTax: boolean
  paymentTypes: PaymentType[]
  /** Shown on the home page. */
  onPanel: boolean
  /** Written and not yet shown. */
  draft: boolean
  /** When it can be used. */
  valid: Span
  /** For what is bought again and again: how often, from when to when, and how many payments that is. */
  subscription: (Span & { frequency: 'monthly' | 'weekly'; payments: number }) | null
  promoBonusCents: number | null
}

export type DemoCustomPlan = {
  name: Words
  /** `value` is a number of meals for a swipe, and cents for a balance. */
  options: { key: string; type: 'swipe' | 'db'; value: number; priceCents: number; name: Words }[]
}

/** `offer` is what the balance gives beyond its price. */
export type DemoBalance = {
  key: string
  name: Words
  priceCents: number
  minimumPurchaseCents: number
  requiresPlan: boolean
  offer:
    | { kind: 'discount'; bps: number }
    | { kind: 'gradBonus'; bps: number; intervalCents: number; maxBps: number }
    | { kind: 'bonus'; bps: number }
}

export type DemoPromo = Span & {
  code: string
  type: 'discount' | 'bonus'
  value: { percentBps: number } | { cents: number }
  minPurchaseCents: number | null
}

export type DemoShop = {
  form: DemoOrderForm
  customerTypes: DemoCustomerType[]
  customerLocations: DemoSelection[]
  customerYears: DemoSelection[]
  customerTerms: DemoSelection[]
  mealPlans: DemoMealPlan[]
  customPlan: DemoCustomPlan
  balances: DemoBalance[]
  promoCodes: DemoPromo[]
  blockedStudents: { studentId: string; note: string }[]
  facultyEmails: string[]
}
