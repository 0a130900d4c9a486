import type { CampusDate } from '@/domain/time/calendar'
import type { Localized } from '@/domain/locale'

/** What a buyer chose: products by id, and the values and dates that they entered. Never a price. */
export type CartChoice =
  | {
      kind: 'meal-plan'
      mealPlan: string
      /** The dates of a subscription; null for plans that are sold once. */
      firstPlanDate: CampusDate | null
      lastPlanDate: CampusDate | null
      firstBillDate: CampusDate | null
      lastBillDate: CampusDate | null
      promoCode: string | null
    }
  /** `swipe` and `balance` are ids of options of the custom plan. */
  | { kind: 'custom-plan'; customPlan: string; swipe: string; balance: string }
  | { kind: 'declining-balance'; decliningBalance: string; valueCents: number }
  | { kind: 'coffee'; months: number }

/**
 * A line of a cart. `shown` is the name and the price before taxes that the buyer last saw: it decides nothing, and tells a
 * price that staff have changed meanwhile, and the name of a product that is no longer sold.
 */
export type StoredCartLine = CartChoice & { id: string; shown: { name: Localized; priceCents: number } }

/** The `contents` of a cart. Prices are calculated from the products on every read. Spec: CUS-4.6. */
export type CartContents = { lines: StoredCartLine[] }
