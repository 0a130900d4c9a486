/** What a site charges and how. Every value comes from its settings and the customer selections. Spec: CUS-3.5, CUS-3.6. */
export type CartRules = {
  /** Thousandths of a percent: 5 % is 5000, 9.975 % is 9975. */
  taxes: { federalMilliPercent: number; provincialMilliPercent: number }
  taxed: { mealPlans: boolean; decliningBalances: boolean; customPlans: boolean }
  /** False when a chosen customer type, location, year or term is exempt. */
  buyerPaysTax: boolean
  customPlanAs: 'bonus' | 'discount'
  coffeeMonthCents: number
  /** The campus date. The lines say what starts later; the date is part of the input so that a stored price can be explained. */
  today: string
}

/** A promotion code that was accepted for a line. `trackOnly` records its use without an effect on prices. Spec: CUS-3.13. */
export type LinePromo = {
  code: string
  type: 'discount' | 'bonus'
  value: { percentBps: number } | { cents: number }
  minPurchaseCents: number
  trackOnly: boolean
}

/** A rate that grows with each interval of the value up to a maximum. An interval of 0 or less gives no rate. */
type GraduatedRate = { bps: number; intervalCents: number; maxBps: number }

/** The discount and bonus rates of a declining balance; null when staff have switched one off. Spec: CUS-3.8. */
export type BalanceOffer = {
  discountBps: number | null
  gradDiscount: GraduatedRate | null
  bonusBps: number | null
  gradBonus: GraduatedRate | null
}

export type MealPlanLine = {
  kind: 'meal-plan'
  id: string
  priceCents: number
  applyTax: boolean
  /** The first plan date lies in a later month than today. */
  startsLater: boolean
  promo: LinePromo | null
}

export type CustomPlanLine = {
  kind: 'custom-plan'
  id: string
  swipe: { value: number; priceCents: number }
  balance: { valueCents: number; priceCents: number }
}

export type DecliningBalanceLine = {
  kind: 'declining-balance'
  id: string
  valueCents: number
  applyTax: boolean
  minimumPurchaseCents: number
  offer: BalanceOffer
}

export type CoffeeLine = { kind: 'coffee'; id: string; months: number }

/** One product of a cart, with its price from the database. Spec: CUS-3.10. */
export type CartLine = MealPlanLine | CustomPlanLine | DecliningBalanceLine | CoffeeLine
