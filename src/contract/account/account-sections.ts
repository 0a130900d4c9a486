import { z } from 'zod'
import { idParameter, optionalFlagParameter, textParameter } from '@/contract/field-types'

/** Ids separated by commas or blanks; null when missing. */
const idList = textParameter.transform((text) =>
  text === null
    ? null
    : text
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
)
const ownAccount = { site_id: idParameter, customer_id: idParameter }

/** In these requests, null means missing: the stored value stays. */
export const allergenProfileRequest = z.object({
  ...ownAccount,
  allergens: idList,
  custom_allergens: textParameter,
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
