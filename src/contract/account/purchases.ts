import { z } from 'zod'
import { successSchema } from '@/contract/envelope'
import { campusDate, id, instant, instantOrNull, textOrNull } from '@/contract/field-types'
import { dollars } from '@/contract/shop/dollars'
import { paymentTypes } from '@/domain/shop/payments/payment-types'
import { customer } from './customers'

/** A customer's order. Spec: CUS-2.26. */
const customerOrder = z.strictObject({
  id,
  created_at: instant,
  no: z.string(),
  total: dollars,
  payment_type: z.enum(paymentTypes).nullable(),
  status: textOrNull,
})

/** A customer's subscription. Spec: CUS-3.17. */
const customerSubscription = z.strictObject({
  id,
  start: campusDate.nullable(),
  end: campusDate.nullable(),
  frequency: z.enum(['monthly', 'weekly']).nullable(),
  canceled: z.boolean(),
  canceled_at: instantOrNull,
  order: z.strictObject({ created_at: instant }),
  item: z.strictObject({ name: z.string(), price: dollars }),
  payments: z.array(z.strictObject({ amt: dollars, created_at: instantOrNull, result: textOrNull })),
})

/** What a customer's allergen card says. Spec: CUS-3.1, CUS-7.3. */
export const allergenCard = z.strictObject({
  allergens: z.array(id),
  custom_allergens: z.array(z.string()),
  contact_name: textOrNull,
  contact_number: textOrNull,
  carries_epinephrine: z.boolean(),
})

export type AllergenCardRow = z.infer<typeof allergenCard>

/** `records` is their number. Spec: CUS-7.10. */
export const ordersResponse = successSchema({ orders: z.array(customerOrder) })
/** `records` is their number. Spec: CUS-7.11. */
export const subscriptionsResponse = successSchema({ subscriptions: z.array(customerSubscription) })
/** `allergen_card` is null where the site has none. Spec: CUS-7.3. */
export const customerInfoResponse = successSchema({ customer, allergen_card: allergenCard.nullable() })
