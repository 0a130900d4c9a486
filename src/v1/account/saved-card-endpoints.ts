import type { z } from 'zod'
import { replaceCardRequest, replaceCardResponse, type CardResponseName } from '@/contract/shop/saved-card'
import type { Locale, Localized } from '@/domain/locale'
import { ok } from '@/domain/result'
import { replaceCard, type ReplacedCard } from '@/features/shop/saved-card/replace-card'
import { openPayload } from '@/server/database/payload'
import { getPaymentProvider } from '@/server/payments/get-provider'
import { post } from '@/v1/engine/define-endpoint'
import type { WriteAnswer } from '@/v1/engine/endpoint'
import { success } from '@/v1/engine/envelope'
import { cardFormOf } from '@/v1/shop/checkout-form'
import { checkoutParameters } from '@/v1/shop/checkout-parameters'
import { cardMessages } from '@/v1/shop/checkout-shape'
import { asOwner } from './resolve-customers'
import type * as contract from '@/contract/shop/saved-card'

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
function replacedCardShape(replaced: ReplacedCard, locale: Locale): z.infer<typeof replaceCardResponse> {
  const { response, msg } = outcomes[replaced.status]
  const card = replaced.status === 'approved' ? replaced.card : null
  return success(0, {
    card: { response, msg: msg[locale], type: card?.network ?? null, last_four: card?.lastFour ?? null },
    client_secret: replaced.status === 'needs-action' ? replaced.clientSecret : null,
  })
}

/** Refuses like `requireOwner` and `replaceCard`. */
const replaceSubscriptionCard = asOwner(
  async (
    { customer, site },
    request: z.output<typeof contract.replaceCardRequest>,
    context,
  ): WriteAnswer<ReplacedCard> => {
    const { subscription_id: subscriptionId, attempt, token } = request
    const provider = getPaymentProvider(await openPayload())
    const { network, now } = context
    const replaced = await replaceCard(
      customer,
      { subscriptionId, attempt, card: cardFormOf(request), token },
      { site, provider, network, now },
    )
    return replaced.ok ? ok({ value: replaced.value }) : replaced
  },
)

/** A call of our own pages: the earlier service has none. */
export const savedCardEndpoints = [
  post('customer/replace_subscription_card', {
    about: {
      en: 'Replaces the saved card of a subscription of the logged-in customer. Nothing is charged now. A declined card is a success of the call: read card.response. A card number is refused where the payment provider takes tokens only.',
      fr: 'Remplace la carte enregistrée d’un abonnement du client connecté. Rien n’est prélevé maintenant. Une carte refusée est un succès de l’appel\u00a0: lisez card.response. Un numéro de carte est refusé quand le fournisseur de paiement n’accepte que des jetons.',
    },
    input: replaceCardRequest,
    execute: replaceSubscriptionCard,
    shape: replacedCardShape,
    answer: replaceCardResponse,
    parameterDescriptions: checkoutParameters,
    limit: 'forms',
    inBody: true,
    session: 'needs',
    example: {},
  }),
]
