import { replaceCardRequest, replaceCardResponse } from '@/contract/shop/saved-card'
import { post } from '@/v1/engine/define-endpoint'
import { checkoutParameters } from '@/v1/shop/checkout-parameters'
import { replaceSubscriptionCard } from './resolve-saved-card'
import { replacedCardShape } from './saved-card-shape'

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
