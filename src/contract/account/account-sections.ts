import { z } from 'zod'
import { successSchema } from '@/contract/envelope'
import { listParameter } from '@/contract/structured-parameter'
import { idParameter, optionalFlagParameter, textParameter } from '@/contract/field-types'
import { customer } from './customers'
import { allergenCard, subscriptionsResponse } from './purchases'

/** Ids or names; several ids may have blanks between them. */
const allergenList = listParameter((values) =>
  values
    ? values.flatMap((value) => (/^[0-9a-f]{24}(\s+[0-9a-f]{24})+$/i.test(value) ? value.split(/\s+/) : value))
    : null,
)
const ownAccount = { site_id: idParameter, customer_id: idParameter }

/** In these requests, null means missing: the stored value stays. */
export const allergenProfileRequest = z.object({
  ...ownAccount,
  allergens: allergenList,
  custom_allergens: listParameter((texts) => texts?.join(', ') ?? null),
  contact_name: textParameter,
  contact_number: textParameter,
  carries_epinephrine: optionalFlagParameter,
})
export const foodInsecurityRequest = z.object({ ...ownAccount, food_insecurity: optionalFlagParameter })
export const notificationsRequest = z.object({
  ...ownAccount,
  opt_in: optionalFlagParameter,
  notify_by_text: optionalFlagParameter,
})
export const cancelSubscriptionRequest = z.object({ ...ownAccount, subscription_id: idParameter })

/** Spec: CUS-7.8, CUS-7.9. */
export const savedResponse = successSchema({ msg: z.string(), customer })
/** `allergen_card` is as in `customer/info`. Spec: CUS-7.7. */
export const savedAllergensResponse = savedResponse.extend({ allergen_card: allergenCard })
/** Spec: CUS-7.12. */
export const canceledResponse = subscriptionsResponse.extend({ msg: z.string() })
