import { z } from 'zod'
import { successSchema } from '@/contract/envelope'
import { campusDate, id, textOrNull } from '@/contract/field-types'
import { paymentTypes } from '@/domain/shop/payments/payment-types'
import { priceRules } from '@/domain/shop/cart/price-steps'
import { withdrawnReasons } from '@/domain/shop/cart/withdrawn-reason'
import { dollars, signedDollars } from './dollars'

const cartItemTypes = ['Meal plan', 'Create your plan', 'Declining balance', 'Coffee subscription'] as const

/** One reason of a price. The amounts of an item's steps sum to its price with both taxes. */
const priceStep = z.strictObject({
  rule: z.enum(priceRules),
  amount: signedDollars,
  detail: z.record(z.string(), z.union([z.number(), z.string()])),
})

/**
 * What a subscription charges after today: `amount` with both taxes, on each bill date from the first to the last. Its order charges
 * nothing of it.
 */
const laterChargeRow = z.strictObject({
  from: campusDate,
  until: campusDate,
  frequency: z.enum(['monthly', 'weekly']),
  payments: z.number().int().positive(),
  amount: dollars,
  is_taxed: z.boolean(),
})

/**
 * An item of a cart with today's price. Amounts are null for an item that the site no longer sells to this buyer; it counts
 * for nothing and waits to be removed. Keys follow the earlier service. Spec: CUS-3.10, CUS-3.11.
 */
export const cartItem = z.strictObject({
  id,
  type: z.enum(cartItemTypes),
  name: z.string(),
  /** HTML by staff. */
  desc: textOrNull,
  product_id: id.nullable(),
  price: dollars.nullable(),
  tax: dollars.nullable(),
  federal_tax: dollars.nullable(),
  provincial_tax: dollars.nullable(),
  apply_tax: z.boolean(),
  subscription: z.boolean(),
  subscription_frequency: z.enum(['monthly', 'weekly']).nullable(),
  subscription_start: campusDate.nullable(),
  subscription_end: campusDate.nullable(),
  first_plan_date: campusDate.nullable(),
  last_plan_date: campusDate.nullable(),
  first_bill_date: campusDate.nullable(),
  last_bill_date: campusDate.nullable(),
  promo_code: textOrNull,
  beforePromoPrice: dollars.nullable(),
  beforePromoTax: dollars.nullable(),
  /** What the promo code does to this item, for the buyer. */
  promoMessage: textOrNull,
  discount: dollars.nullable(),
  bonus: dollars.nullable(),
  swipe_value: z.number().int().nullable(),
  swipe_price: dollars.nullable(),
  db_value: dollars.nullable(),
  db_price: dollars.nullable(),
  dbDiscount: dollars.nullable(),
  dbBonus: dollars.nullable(),
  months: z.number().int().nullable(),
  /** How often the item is paid: by a subscription, or by the months of coffee. */
  payments: z.number().int().nullable(),
  later_charge: laterChargeRow.nullable(),
  /** What the buyer must know about the item since it was added. `withdrawn_reason` says why an item is withdrawn. */
  notices: z.array(
    z.enum([
      ...(['price-changed', 'withdrawn', 'promo-lost', 'due-changed', 'dates-passed', 'below-minimum'] as const),
      ...(['promo-discount-changed', 'promo-bonus-changed'] as const),
    ]),
  ),
  withdrawn_reason: z.enum(withdrawnReasons).nullable(),
  previous_price: dollars.nullable(),
  /** What was due when the buyer saw the item last, if the start of its subscription has come since. */
  previous_due: dollars.nullable(),
  /** What the promo code gave when the buyer saw the item last, if staff have changed the code since. */
  previous_discount: dollars.nullable(),
  previous_bonus: dollars.nullable(),
  steps: z.array(priceStep),
})
export type CartItemRow = z.infer<typeof cartItem>

/**
 * The promo code that the buyer has applied, with its rule. `promo_value` is in percent or dollars, as `promo_adj` says. No other code
 * is ever told. Spec: CUS-3.13.
 */
export const cartPromo = z.strictObject({
  promo_code: z.string(),
  item_id: id,
  promo_type: z.enum(['discount', 'bonus']),
  promo_adj: z.enum(['percent', 'fixed']),
  promo_value: z.number().nonnegative(),
  promo_price: dollars.nullable(),
  promo_min_purchase_amnt: dollars.nullable(),
  promo_track_only: z.boolean(),
})

export const cart = z.strictObject({
  /** Grows with each change; 0 for a cart that is not stored. An order sends the one that its buyer saw. */
  revision: z.number().int().nonnegative(),
  /** Whether an order of the cart is being paid. It cannot be changed meanwhile. */
  order_pending: z.boolean(),
  items: z.array(cartItem),
  subtotal: dollars,
  federal_tax: dollars,
  provincial_tax: dollars,
  savings: dollars,
  bonus: dollars,
  total: dollars,
  payment_types: z.array(z.enum(paymentTypes)),
  promo: cartPromo.nullable(),
  selections: z.strictObject({
    type_id: id.nullable(),
    location_id: id.nullable(),
    year_id: id.nullable(),
    term_id: id.nullable(),
  }),
})
export type CartRow = z.infer<typeof cart>

/**
 * `records` is the number of items. `cookie` is the secret of a guest's cart; null without a cart, and for a logged-in customer, whose
 * session finds it. Spec: CUS-4.6, CUS-7.31.
 */
export const cartResponse = successSchema({ cart, cookie: textOrNull })
