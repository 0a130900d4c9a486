import type { z } from 'zod'
import type { ownSiteRequest } from '@/contract/account/customers'
import type { AllergenCard } from '@/domain/account/allergen-card'
import { ok, refuse, type Result } from '@/domain/result'
import type { Site } from '@/domain/site/site'
import { readAllergenCard } from '@/features/account/allergen-card/read-allergen-card'
import type { Customer } from '@/features/account/read-customer'
import { getWalletSettings } from '@/server/wallet/sign-pass'
import type { RequestContext, ResponseFile, WriteResult } from '@/v1/engine/endpoint'
import { requireOwner } from './resolve-customers'

type OwnAccount = z.output<typeof ownSiteRequest>
type FileAnswer = Promise<Result<WriteResult<ResponseFile>>>
type OwnCard = { card: AllergenCard; site: Site; customer: Customer }

async function requireCard(request: OwnAccount, visit: RequestContext): Promise<Result<OwnCard>> {
  const owner = await requireOwner(request, visit)
  if (!owner.ok) return owner
  const { customer, site } = owner.value
  const card = await readAllergenCard(site, customer, visit.now)
  return card.ok ? ok({ card: card.value, site, customer }) : card
}

const file = (fileName: string, bytes: Buffer): Result<WriteResult<ResponseFile>> =>
  ok({ value: { fileName, bytes }, remember: null })

/** The card as a PDF. Refuses like `requireOwner`, and `not-offered`, `no-allergens`. Spec: CUS-7.19. */
export async function findAllergenCardFile(request: OwnAccount, visit: RequestContext): FileAnswer {
  const own = await requireCard(request, visit)
  if (!own.ok) return own
  // Loaded when the first card is made: the library takes a while.
  const { renderAllergenCard } = await import('@/features/account/allergen-card/render-allergen-card')
  return file('allergen-card-carte-allergenes.pdf', await renderAllergenCard(own.value.card, own.value.site))
}

/** The card as a wallet pass. Refuses like `findAllergenCardFile`; `not-offered` without certificates, too. Spec: CUS-7.20. */
export async function findAllergenPass(request: OwnAccount, visit: RequestContext): FileAnswer {
  const own = await requireCard(request, visit)
  if (!own.ok) return own
  const settings = getWalletSettings()
  if (!settings) return refuse('not-offered')
  const { buildWalletPass } = await import('@/features/account/allergen-card/build-wallet-pass')
  const { card, site, customer } = own.value
  return file('allergen-card.pkpass', await buildWalletPass(card, site, customer.id, settings))
}
