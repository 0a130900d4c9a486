import { z } from 'zod'
import { successSchema } from '@/contract/envelope'
import { listParameter } from '@/contract/structured-parameter'
import { idParameter, optionalFlagParameter, textParameter } from '@/contract/field-types'
import { customer, ownSiteRequest } from './customers'
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

/** A text exactly as sent; empty when it is missing. */
const givenText = textParameter.transform((text) => text ?? '')

/** The file with a customer's data. Its parts are lists of rows, whose fields the file itself names. */
export const dataFile = z.object({
  about: z.string(),
  notIncluded: z.array(z.string()),
  exportedAt: z.string(),
  site: z.string().nullable(),
  isEmailConfirmed: z.boolean(),
  profile: z.record(z.string(), z.unknown()).nullable(),
})

/** The customer confirms with the password or, with a campus sign-in, the email. */
export const deleteAccountRequest = z.object({ ...ownSiteRequest.shape, password: givenText, email: givenText })
