import { postJsonToApi, type Posted } from '@/contract/post-to-api'
import { toSnakeCaseKeys } from '@/contract/snake-case'
import type { Locale } from '@/domain/locale'
import type { CardForm } from './checkout-card'
import { inForm } from './refused-field'
import type { ReplaceCardResponse } from './saved-card'

type SentCard = {
  siteId: string
  subscriptionId: string
  attempt: string
  /** Null where the provider's script made a token. */
  card: CardForm | null
  token: string | null
}

/** Replaces the saved card of a subscription. Never rejects. A refusal names a field of the card as the form does. */
export async function sendCard(sent: SentCard, locale: Locale): Promise<Posted<ReplaceCardResponse>> {
  const posted = await postJsonToApi<ReplaceCardResponse>(
    'customer/replace_subscription_card',
    {
      site_id: sent.siteId,
      subscription_id: sent.subscriptionId,
      attempt: sent.attempt,
      ...(sent.card ? { card: toSnakeCaseKeys<unknown>(sent.card) } : {}),
      ...(sent.token === null ? {} : { token: sent.token }),
    },
    locale,
  )
  return inForm(posted)
}
