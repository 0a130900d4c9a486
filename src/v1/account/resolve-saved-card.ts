import type { z } from 'zod'
import type * as contract from '@/contract/shop/saved-card'
import { ok, type Result } from '@/domain/result'
import { replaceCard, type ReplacedCard } from '@/features/shop/saved-card/replace-card'
import { openPayload } from '@/server/database/payload'
import { getPaymentProvider } from '@/server/payments/get-provider'
import { requireCustomer } from './resolve-customers'
import type { RequestContext, WriteResult } from '@/v1/engine/endpoint'
import { findPublishedSite } from '@/v1/site/resolve-sites'
import { cardFormOf } from '@/v1/shop/checkout-form'

/** Refuses like `requireCustomer` and `replaceCard`. */
export async function replaceSubscriptionCard(
  request: z.output<typeof contract.replaceCardRequest>,
  context: RequestContext,
): Promise<Result<WriteResult<ReplacedCard>>> {
  const customer = await requireCustomer(request, context)
  if (!customer.ok) return customer
  const site = await findPublishedSite(customer.value.siteId)
  if (!site.ok) return site
  const { subscription_id: subscriptionId, attempt, token } = request
  const provider = getPaymentProvider(await openPayload())
  const { network, now } = context
  const replaced = await replaceCard(
    customer.value,
    { subscriptionId, attempt, card: cardFormOf(request), token },
    { site: site.value, provider, network, now },
  )
  return replaced.ok ? ok({ value: replaced.value, remember: null }) : replaced
}
