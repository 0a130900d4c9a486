import { z } from 'zod'
import { successSchema } from '@/contract/envelope'
import { id, idParameter } from '@/contract/field-types'
import { listParameter } from '@/contract/structured-parameter'

/**
 * `dishes` are ids, also with blanks between them. Their number has no limit of its own: an id that is not searched would look
 * like one without a mention. v1 refuses longer requests than 16 KB, which are some 650 ids.
 */
export const ownAllergensRequest = z.object({
  site_id: idParameter,
  customer_id: idParameter,
  dishes: listParameter((values) => [
    ...new Set(
      (values ?? [])
        .join(' ')
        .toLowerCase()
        .match(/\b[0-9a-f]{24}\b/g) ?? [],
    ),
  ]),
})

/** `custom_allergens` are those that no filter can hide. `mentions` has the dishes whose texts mention some of them. */
export const ownAllergensResponse = successSchema({
  allergens: z.array(z.string()),
  custom_allergens: z.array(z.string()),
  mentions: z.array(z.strictObject({ dish_id: id, custom_allergens: z.array(z.string()) })),
})
export type OwnAllergensAnswer = z.infer<typeof ownAllergensResponse>
