import { z } from 'zod'
import { askedFlag, askedId, parameter } from './words'

const line = parameter.transform((text) => text ?? '')
const askedIds = parameter.transform((text) =>
  (text ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean),
)
const own = { site_id: askedId, customer_id: askedId }

export const allergenProfileRequest = z.object({
  ...own,
  allergens: askedIds,
  custom_allergens: line,
  contact_name: line,
  contact_number: line,
  carries_epinephrine: askedFlag,
})
export const foodInsecurityRequest = z.object({ ...own, food_insecurity: askedFlag })
export const notificationsRequest = z.object({ ...own, opt_in: askedFlag, notify_by_text: askedFlag })
export const cancelSubscriptionRequest = z.object({ ...own, subscription_id: askedId })
