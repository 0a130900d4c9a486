import type { z } from 'zod'
import type { CardResponseName, replaceCardResponse } from '@/contract/shop/saved-card'
import type { Locale, Localized } from '@/domain/locale'
import type { ReplacedCard } from '@/features/shop/saved-card/replace-card'
import { success } from '@/v1/engine/envelope'
import { cardMessages } from '@/v1/shop/checkout-shape'

const outcomes: Record<ReplacedCard['status'], { response: CardResponseName; msg: Localized }> = {
  approved: {
    response: 'Approved',
    msg: {
      en: 'Your card has been replaced. We charge the next payment to the new card.',
      fr: 'Votre carte a été remplacée. Nous prélèverons le prochain paiement sur la nouvelle carte.',
    },
  },
  declined: { response: 'Declined', msg: cardMessages.declined },
  'invalid-card': { response: 'Invalid account number', msg: cardMessages['invalid-card'] },
  unknown: {
    response: 'Pending',
    msg: {
      en: 'Your bank has not answered. Your earlier card stays in use. Try again.',
      fr: 'Votre banque n’a pas répondu. Votre ancienne carte reste utilisée. Réessayez.',
    },
  },
  'needs-action': {
    response: 'Action required',
    msg: { en: 'Confirm the card with your bank.', fr: 'Confirmez la carte auprès de votre banque.' },
  },
}

/** Spec: CUS-8.11. */
export function replacedCardShape(replaced: ReplacedCard, locale: Locale): z.infer<typeof replaceCardResponse> {
  const { response, msg } = outcomes[replaced.status]
  const card = replaced.status === 'approved' ? replaced.card : null
  return success(0, {
    card: { response, msg: msg[locale], type: card?.network ?? null, last_four: card?.lastFour ?? null },
    client_secret: replaced.status === 'needs-action' ? replaced.clientSecret : null,
  })
}
