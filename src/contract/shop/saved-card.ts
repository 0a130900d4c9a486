import { z } from 'zod'
import { successSchema } from '@/contract/envelope'
import { idParameter, textOrNull, textParameter } from '@/contract/field-types'
import { structuredParameter } from '@/contract/structured-parameter'
import { cardObject } from './checkout-requests'

/** The card, or the token that the payment provider's script made of it. `attempt` names the submit, 24 hexadecimal digits. */
export const replaceCardRequest = z.object({
  site_id: idParameter,
  customer_id: idParameter,
  subscription_id: idParameter,
  attempt: textParameter,
  card: structuredParameter(cardObject),
  token: textParameter.transform((sent) => sent ?? ''),
})

/** `Action required`: confirm with `client_secret` in the browser, then repeat the call. `Pending`: send it again. */
const responses = ['Approved', 'Declined', 'Invalid account number', 'Pending', 'Action required'] as const
export type CardResponseName = (typeof responses)[number]

/** A card that the bank refuses is a success of the call: `card` says so. `type` and `last_four` are of a card that was stored. */
export const replaceCardResponse = successSchema({
  card: z.strictObject({
    response: z.enum(responses),
    msg: z.string(),
    type: textOrNull,
    last_four: textOrNull,
  }),
  client_secret: textOrNull,
})
export type ReplaceCardResponse = z.infer<typeof replaceCardResponse>
