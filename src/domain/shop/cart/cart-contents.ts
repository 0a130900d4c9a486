import { z } from 'zod'
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

/** What the code of a line gave when the buyer saw it last. Both are 0 for a code that did not apply. */
export type ShownPromo = { code: string; discountCents: number; bonusCents: number }

/**
 * A line of a cart. `shown` is what the buyer last saw: the name, the price without taxes and promotion, whether a later start
 * made the line free, and what its promo code gave. It decides nothing. It tells what has changed meanwhile, and the name of a
 * product that is no longer sold. The price is null until the line is shown.
 */
export type StoredCartLine = CartChoice & { id: string; shown: ShownLine }
type ShownLine = { name: Localized; priceCents: number | null; startsLater?: boolean; promo?: ShownPromo }

/**
 * The `contents` of a cart. Prices are calculated from the products on every read. `merged` is the guest's cart, at its
 * revision, whose lines a customer's cart has taken: they count once, although that cart is deleted in a later statement.
 * Spec: CUS-4.6.
 */
export type CartContents = {
  lines: StoredCartLine[]
  merged?: { cart: string; revision: number } | null
  buyer?: CartBuyer | null
}

/** Texts by the names of the checkout's form. */
type PersonTexts = Readonly<Record<string, string>>

/**
 * Who wants to buy the cart, as `customer/create` was told, and the student of a parent. It fills in what the order of this cart
 * leaves out, and is deleted with the cart. `id` is that of the session's customer; a guest's is good for this order only.
 * Spec: CUS-3.4, CUS-4.24.
 */
export type CartBuyer = { id: string; person: PersonTexts; student: PersonTexts | null }

const date = z.string().nullable()
const count = z.int().nonnegative()
const line = {
  id: z.string(),
  shown: z.object({
    name: z.object({ en: z.string(), fr: z.string() }),
    priceCents: count.nullable(),
    startsLater: z.boolean().optional(),
    promo: z.object({ code: z.string(), discountCents: count, bonusCents: count }).optional(),
  }),
}
const storedLine = z.discriminatedUnion('kind', [
  z.object({
    ...line,
    kind: z.literal('meal-plan'),
    mealPlan: z.string(),
    firstPlanDate: date,
    lastPlanDate: date,
    firstBillDate: date,
    lastBillDate: date,
    promoCode: z.string().nullable(),
  }),
  z.object({ ...line, kind: z.literal('custom-plan'), customPlan: z.string(), swipe: z.string(), balance: z.string() }),
  z.object({ ...line, kind: z.literal('declining-balance'), decliningBalance: z.string(), valueCents: count }),
  z.object({ ...line, kind: z.literal('coffee'), months: count }),
])
const merged = z.object({ cart: z.string(), revision: count })
const texts = z.record(z.string(), z.string())
const buyer = z.object({ id: z.string(), person: texts, student: texts.nullable() })

/** The contents of a stored cart. Leaves out lines that are damaged, so that the rest can still be bought. */
export function parseCartContents(stored: unknown): CartContents {
  const contents =
    z
      .object({ lines: z.array(z.unknown()), merged: z.unknown(), buyer: z.unknown() })
      .partial()
      .safeParse(stored).data ?? {}
  return {
    lines: (contents.lines ?? []).flatMap((one) => storedLine.safeParse(one).data ?? []),
    merged: merged.safeParse(contents.merged).data ?? null,
    buyer: buyer.safeParse(contents.buyer).data,
  }
}
