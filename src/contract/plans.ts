import { z } from 'zod'
import { success } from './envelope'
import { picture } from './picture'
import { askedId, id, textOrNull } from './words'

/** Spec: PUB-7.33. */
export const panelPlansQuery = z.object({ site_id: askedId })

/** `desc` is HTML; `price` is in dollars with two decimals, null where the site shows no prices. Spec: PUB-2.28. */
export const panelPlansResponse = success({
  plans: z.array(
    z.strictObject({
      id,
      name: z.string(),
      desc: textOrNull,
      price: z
        .string()
        .regex(/^\d+\.\d\d$/)
        .nullable(),
      images: z.array(picture),
      sort_order: z.number().int().nullable(),
    }),
  ),
})
