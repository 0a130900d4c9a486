import type { z } from 'zod'
import { ownSiteRequest } from '@/contract/account/customers'
import * as contract from '@/contract/account/purchases'
import type { AllergenCard } from '@/domain/account/allergen-card'
import { ok, refuse, type Result } from '@/domain/result'
import type { Site } from '@/domain/site/site'
import { readAllergenCard } from '@/features/account/allergen-card/read-allergen-card'
import type { Customer } from '@/features/account/read-customer'
import { getWalletSettings } from '@/server/wallet/sign-pass'
import { getPrivate, getPrivateFile, post } from '@/v1/engine/define-endpoint'
import type { RequestContext, ResponseFile, WriteResult, WriteAnswer } from '@/v1/engine/endpoint'
import { customerInfoShape, ordersShape, subscriptionsShape } from './purchase-shapes'
import { asOwner } from './resolve-customers'
import { findCustomerInfo, findOrders, findSubscriptions } from './resolve-purchases'

type OwnAccount = z.output<typeof ownSiteRequest>
type FileAnswer = WriteAnswer<ResponseFile>
type OwnCard = { card: AllergenCard; site: Site; customer: Customer }

const requireCard = asOwner(async ({ customer, site }, _request: OwnAccount, visit): Promise<Result<OwnCard>> => {
  const card = await readAllergenCard(site, customer, visit.now)
  return card.ok ? ok({ card: card.value, site, customer }) : card
})

const file = (fileName: string, bytes: Buffer): Result<WriteResult<ResponseFile>> => ok({ value: { fileName, bytes } })

/** The card as a PDF. Refuses like `requireOwner`, and `not-offered`, `no-allergens`. Spec: CUS-7.19. */
async function findAllergenCardFile(request: OwnAccount, visit: RequestContext): FileAnswer {
  const own = await requireCard(request, visit)
  if (!own.ok) return own
  // Loaded when the first card is made: the library takes a while.
  const { renderAllergenCard } = await import('@/features/account/allergen-card/render-allergen-card')
  return file('allergen-card-carte-allergenes.pdf', await renderAllergenCard(own.value.card, own.value.site))
}

/** The card as a wallet pass. Refuses like `findAllergenCardFile`; `not-offered` without certificates, too. Spec: CUS-7.20. */
async function findAllergenPass(request: OwnAccount, visit: RequestContext): FileAnswer {
  const own = await requireCard(request, visit)
  if (!own.ok) return own
  const settings = getWalletSettings()
  if (!settings) return refuse('not-offered')
  const { buildWalletPass } = await import('@/features/account/allergen-card/build-wallet-pass')
  const { card, site, customer } = own.value
  return file('allergen-card.pkpass', await buildWalletPass(card, site, customer.id, settings))
}

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
