import { z } from 'zod'
import { idParameter, textParameter } from '@/contract/field-types'
import { structuredParameter } from '@/contract/structured-parameter'

/** The secret of the cart, as the answers give it. The HttpOnly cookie counts first. Spec: CUS-4.6. */
export const cartCookieParameter = textParameter.transform((text) => text?.trim() || null)

/**
 * The parameters of every call that adds to a cart. `mcid` of the earlier service is accepted and ignored: the secret and the session
 * say whose cart it is. So is every price, tax and discount, and every date that follows from others.
 */
const answers = {
  site_id: idParameter,
  cookie: cartCookieParameter,
  customer_type_id: idParameter,
  customer_location_id: idParameter,
  customer_year_id: idParameter,
  customer_term_id: idParameter,
}

/** A date as it was sent: a subscription refuses what is none. */
const dateParameter = textParameter.transform((text) => text?.trim() || null)
const countParameter = textParameter.transform((text) => (/^\s*\d{1,3}\s*$/.test(text ?? '') ? Number(text) : 0))

/** An id, or an object with an `id`, as the earlier service's own pages sent it. */
const productParameter = structuredParameter(
  z
    .union([z.string(), z.object({ id: z.string() })])
    .transform((sent) => (typeof sent === 'string' ? sent : sent.id).trim().toLowerCase() || null),
)

/** `item_type` is `Meal plan`, or `Coffee subscription` with the number of months in `payments`. Spec: CUS-7.28. */
export const addMealPlanRequest = z.object({
  ...answers,
  item_type: textParameter.transform((text) => (text?.trim() === 'Coffee subscription' ? 'coffee' : 'meal-plan')),
  meal_plan: productParameter,
  first_plan_date: dateParameter,
  last_plan_date: dateParameter,
  payments: countParameter,
})

/** Spec: CUS-7.29. */
export const addCustomPlanRequest = z.object({ ...answers, swipe_id: idParameter, db_id: idParameter })

/** `cart_item_id` names the item whose amount it changes; without it, the amount is added. Spec: CUS-7.30, CUS-4.16. */
export const addDecliningBalanceRequest = z.object({
  ...answers,
  db_id: idParameter,
  cart_item_id: idParameter,
  declining_balance_value: textParameter.transform((text) => text ?? ''),
})

/** `site_id` may be missing where the visitor's cookies and the item say which cart is meant. Spec: CUS-7.31. */
export const deleteCartItemRequest = z.object({
  site_id: idParameter,
  cookie: cartCookieParameter,
  cart_item_id: idParameter,
})

/** Parameters that are not sent stay as they are; empty ones are removed. Spec: CUS-4.10. */
const answerParameter = textParameter.transform((text) =>
  text === null ? undefined : text.trim().toLowerCase() || null,
)
export const setSelectionsRequest = z.object({
  site_id: idParameter,
  cookie: cartCookieParameter,
  type_id: answerParameter,
  location_id: answerParameter,
  year_id: answerParameter,
  term_id: answerParameter,
})

/** Spec: CUS-7.32. */
export const applyPromoRequest = z.object({
  site_id: idParameter,
  cookie: cartCookieParameter,
  promo_code: textParameter.transform((text) => text ?? ''),
})
/** `site_id` may be missing as for `cart/delete_cart_item`. Spec: CUS-7.32. */
export const removePromoRequest = z.object({ site_id: idParameter, cookie: cartCookieParameter, item_id: idParameter })

/** Spec: CUS-7.31. */
export const fetchCartRequest = z.object({ site_id: idParameter, cookie: cartCookieParameter })
