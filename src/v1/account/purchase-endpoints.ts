import { ownSiteRequest } from '@/contract/account/customers'
import * as contract from '@/contract/account/purchases'
import { getPrivate, getPrivateFile, post } from '@/v1/engine/define-endpoint'
import { findAllergenCardFile, findAllergenPass } from './resolve-allergen-card'
import { customerInfoShape, ordersShape, subscriptionsShape } from './purchase-shapes'
import { findCustomerInfo, findOrders, findSubscriptions } from './resolve-purchases'

/** The session identifies the customer. */
const own = { input: ownSiteRequest, session: 'needs', example: {} } as const

export const purchaseEndpoints = [
  getPrivate('customer/info', {
    about: {
      en: 'Returns the account of the logged-in customer, and the allergen card where the site offers one.',
      fr: 'Retourne le compte du client connecté, et la carte d’allergènes si le site en offre une.',
    },
    execute: findCustomerInfo,
    shape: customerInfoShape,
    answer: contract.customerInfoResponse,
    ...own,
  }),
  getPrivateFile('customer/allergen_card', 'application/pdf', {
    about: {
      en: 'Returns the allergen card of the logged-in customer as a PDF in both languages.',
      fr: 'Retourne la carte d’allergènes du client connecté en PDF, dans les deux langues.',
    },
    execute: findAllergenCardFile,
    limit: 'forms',
    isDocument: true,
    ...own,
  }),
  getPrivateFile('pass/allergen_card', 'application/vnd.apple.pkpass', {
    about: {
      en: 'Returns the allergen card of the logged-in customer as a signed pass for phone wallets, where the operator has certificates.',
      fr: 'Retourne la carte d’allergènes du client connecté en carte signée pour le portefeuille d’un téléphone, si l’exploitant a des certificats.',
    },
    execute: findAllergenPass,
    limit: 'forms',
    isDocument: true,
    ...own,
  }),
  getPrivate('customer/orders', {
    about: {
      en: 'Lists the orders of the logged-in customer, newest first. total is in dollars. status is null for paid orders.',
      fr: 'Liste les commandes du client connecté, de la plus récente à la plus ancienne. total est en dollars. status est null pour une commande payée.',
    },
    execute: findOrders,
    shape: ordersShape,
    answer: contract.ordersResponse,
    ...own,
  }),
  post('customer/subscriptions', {
    about: {
      en: 'Lists the subscriptions of the logged-in customer with their payments, newest first.',
      fr: 'Liste les abonnements du client connecté avec leurs paiements, du plus récent au plus ancien.',
    },
    execute: findSubscriptions,
    shape: subscriptionsShape,
    answer: contract.subscriptionsResponse,
    limit: null,
    inBody: true,
    ...own,
  }),
]
