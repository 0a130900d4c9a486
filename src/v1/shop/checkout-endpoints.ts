import * as contract from '@/contract/shop/checkout'
import * as requests from '@/contract/shop/checkout-requests'
import { getPrivate, post } from '@/v1/engine/define-endpoint'
import { checkoutParameters } from './checkout-parameters'
import { installmentsShape, orderShape, preloadShape, walletPreloadShape } from './checkout-shape'
import { checkOut, createCardOrder } from './resolve-checkout'
import { findInstallments, postInstallments, preloadPayment } from './resolve-installments'

/**
 * A password opens an account, so that pages of other origins can place no order. Refused cards are counted by the call itself:
 * a campus shares few addresses.
 */
const order = {
  shape: orderShape,
  answer: contract.orderResponse,
  parameterDescriptions: checkoutParameters,
  example: {},
  limit: null,
  inBody: true,
  session: 'opens',
} as const

export const checkoutEndpoints = [
  post('cart/checkout', {
    about: {
      en: 'Orders the visitor’s cart by Student ID or Payroll deduction. The person who is charged confirms it with a code from a mail, unless they are logged in with the campus sign-in or the site asks for none. Prices come from the site, never from the request. A refusal of a field has its path in field, such as buyer.email.',
      fr: 'Commande le panier du visiteur par Student ID ou Payroll deduction. La personne facturée le confirme avec un code reçu par courriel, sauf si elle est connectée avec le compte du campus ou si le site n’en demande pas. Les prix viennent du site, jamais de la demande. Le refus d’un champ donne son chemin dans field, par exemple buyer.email.',
    },
    input: requests.checkoutRequest,
    execute: checkOut,
    ...order,
  }),
  post('cart/create_cc_order', {
    about: {
      en: 'Orders the visitor’s cart by Credit card, ApplePay, GooglePay or installments. One cart gives one order and one charge, however often it is sent. A subscription that costs nothing today saves the card for its bills. A declined card is a success of the call: read order.result. A card number is refused where the payment provider takes tokens only. The code of the cart and its customer type count: promotion_code, is_parent and order_time are information only.',
      fr: 'Commande le panier du visiteur par Credit card, ApplePay, GooglePay ou installments. Un panier donne une commande et un paiement, peu importe le nombre d’envois. Un abonnement qui ne coûte rien aujourd’hui enregistre la carte pour ses factures. Une carte refusée est un succès de l’appel\u00a0: lisez order.result. Un numéro de carte est refusé quand le fournisseur de paiement n’accepte que des jetons. Le code du panier et son type de clientèle comptent\u00a0: promotion_code, is_parent et order_time ne sont qu’informatifs.',
    },
    input: requests.cardOrderRequest,
    execute: createCardOrder,
    ...order,
  }),
  getPrivate('sites/installments', {
    about: {
      en: 'Lists the installment plans for an amount of at least 250 dollars, with at most six installments. Send a card number with POST only: addresses are logged.',
      fr: 'Liste les plans de versements pour un montant d’au moins 250 dollars, avec au plus six versements. Envoyez un numéro de carte seulement avec POST\u00a0: les adresses sont consignées.',
    },
    input: requests.installmentsQuery,
    execute: findInstallments,
    shape: installmentsShape,
    answer: contract.installmentsResponse,
    parameterDescriptions: checkoutParameters,
    example: {},
  }),
  post('sites/installments', {
    about: {
      en: 'Lists the installment plans for an amount and a card or a token.',
      fr: 'Liste les plans de versements pour un montant et une carte ou un jeton.',
    },
    input: requests.installmentsRequest,
    execute: postInstallments,
    shape: installmentsShape,
    answer: contract.installmentsResponse,
    parameterDescriptions: checkoutParameters,
    example: {},
    limit: 'forms',
    inBody: true,
    session: 'uses',
  }),
  getPrivate('orderform/preload', {
    about: {
      en: 'Returns what the payment provider’s script needs to show Apple Pay.',
      fr: 'Retourne ce qu’il faut au script du fournisseur de paiement pour afficher Apple Pay.',
    },
    input: requests.preloadQuery,
    limit: 'forms',
    execute: preloadPayment,
    shape: preloadShape,
    answer: contract.preloadResponse,
    parameterDescriptions: checkoutParameters,
    example: {},
  }),
  getPrivate('orderform/preload_gpay', {
    about: {
      en: 'Returns what the payment provider’s script needs to show Google Pay.',
      fr: 'Retourne ce qu’il faut au script du fournisseur de paiement pour afficher Google Pay.',
    },
    input: requests.preloadQuery,
    limit: 'forms',
    execute: preloadPayment,
    shape: walletPreloadShape,
    answer: contract.walletPreloadResponse,
    parameterDescriptions: checkoutParameters,
    example: {},
  }),
]
