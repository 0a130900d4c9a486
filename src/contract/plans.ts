import { z } from 'zod'
import { paymentTypes } from '@/domain/payment-types'
import { success } from './envelope'
import { pictureShape } from './picture'
import { campusDate, id, textOrNull } from './words'

/**
 * Dollars as a number, 489.95: clients divide, round and add it and write the two decimals themselves (CUS-9.4, PUB-9.5).
 * A text would be joined to the next one where they add.
 */
const dollars = z.number().nonnegative()

const plan = z.strictObject({
  id,
  name: z.string(),
  desc: textOrNull,
  translations: z.array(
    z.strictObject({ locale: z.enum(['en', 'fr']), name: z.string(), desc: textOrNull, image_id: id.nullable() }),
  ),
  images: z.array(pictureShape),
  price: dollars.nullable(),
  tax: dollars.nullable(),
  apply_tax: z.boolean(),
  payment_types: z.array(z.enum(paymentTypes)),
  sort_order: z.number().int(),
  subscription: z.boolean(),
  subscription_frequency: z.enum(['monthly', 'weekly']).nullable(),
  subscription_start: campusDate.nullable(),
  subscription_end: campusDate.nullable(),
  start_date: campusDate.nullable(),
  end_date: campusDate.nullable(),
  payments: z.number().int().nullable(),
})
export type PlanRow = z.infer<typeof plan>

/** `price` and `tax` are null where the site shows no prices. Spec: PUB-7.33, PUB-2.28, CUS-3.7. */
export const planPanelResponse = success({ plans: z.array(plan) })
