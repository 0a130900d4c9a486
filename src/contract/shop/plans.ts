import { z } from 'zod'
import { paymentTypes } from '@/domain/shop/payments/payment-types'
import { successSchema } from '@/contract/envelope'
import { pictureShape } from '@/contract/site/picture'
import { campusDate, id, textOrNull } from '@/contract/field-types'
import { dollars } from './dollars'

export const plan = z.strictObject({
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
  promoBonus: dollars.nullable(),
  promo_track_only: z.boolean(),
})
export type PlanRow = z.infer<typeof plan>

/** `price`, `tax` and `promoBonus` are null when the site hides prices. Spec: PUB-7.33, PUB-2.28, CUS-3.7. */
export const planPanelResponse = successSchema({ plans: z.array(plan) })
