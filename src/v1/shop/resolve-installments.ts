import type { z } from 'zod'
import type * as contract from '@/contract/shop/checkout-requests'
import { ok, refuse, type Result } from '@/domain/result'
import type { Installment } from '@/domain/shop/checkout/installments'
import { readInstallments } from '@/features/shop/checkout/installments/read-installments'
import { newHexId } from '@/server/database/hex-ids'
import { openPayload } from '@/server/database/payload'
import { getPaymentProvider } from '@/server/payments/get-provider'
import { PaymentProviderError, type PaymentMethod, type PaymentSession } from '@/server/payments/provider'
import type { RequestContext, WriteAnswer } from '@/v1/engine/endpoint'
import { findPublishedSite } from '@/v1/site/resolve-sites'

type Input<Schema extends z.ZodType> = z.output<Schema>

/** Installment plans. `orderId` is a name for the request, as the earlier service gave one; no order exists yet. */
export type OfferedInstallments = { plans: Installment[]; orderId: string }
/** A session of the provider for the browser. */
export type Preloaded = { session: PaymentSession; orderId: string }

/**
 * The plans for an amount. Refuses `missing-parameter`, `not-found-site`, and `card-in-address` for a card number, because
 * addresses are logged. Spec: CUS-7.36.
 */
export async function findInstallments({
  pan,
  exp,
  ...request
}: Input<typeof contract.installmentsQuery>): WriteAnswer<OfferedInstallments> {
  if (pan.trim() !== '' || exp.trim() !== '') return refuse('card-in-address')
  return offer(request, () => ok(null))
}

/**
 * The plans for an amount and a card or a token. Refuses `missing-parameter`, `not-found-site`, and `card-numbers-not-taken` where
 * the provider must not see a card number. Spec: CUS-7.36.
 */
export const postInstallments = ({
  pan,
  exp,
  token,
  ...request
}: Input<typeof contract.installmentsRequest>): WriteAnswer<OfferedInstallments> =>
  offer(request, (takesCardNumbers): Result<PaymentMethod | null> => {
    if (token !== '') return ok({ kind: 'token', token, wallet: null })
    if (pan.trim() === '') return ok(null)
    if (!takesCardNumbers) return refuse('card-numbers-not-taken')
    const names = { firstName: '', lastName: '', securityCode: '' } // plans depend on none of them
    return ok({ kind: 'card', number: pan.replace(/\D/g, ''), expires: exp.trim(), ...names })
  })

async function offer(
  { site_id, amount }: { site_id: string | null; amount: number | null },
  methodOf: (takesCardNumbers: boolean) => Result<PaymentMethod | null>,
): WriteAnswer<OfferedInstallments> {
  const site = await findPublishedSite(site_id)
  if (!site.ok) return site
  if (amount === null) return refuse('missing-parameter', { parameter: 'amount' })
  const provider = getPaymentProvider(await openPayload())
  const method = methodOf(provider.takesCardNumbers)
  if (!method.ok) return method
  const plans = await readInstallments(site.value, provider, amount, method.value)
  return ok({ value: { plans, orderId: newHexId() } })
}

/**
 * What the provider's script needs in the browser. The amount is shown in a wallet's sheet; an order is charged its own total.
 * Refuses `missing-parameter`, `not-found-site`, and `no-payment-method` where no provider answers. Spec: CUS-7.37, CUS-8.7.
 */
export async function preloadPayment(
  { site_id, amount }: Input<typeof contract.preloadQuery>,
  { locale }: RequestContext,
): WriteAnswer<Preloaded> {
  const site = await findPublishedSite(site_id)
  if (!site.ok) return site
  if (amount === null) return refuse('missing-parameter', { parameter: 'amount' })
  const provider = getPaymentProvider(await openPayload())
  const orderId = newHexId()
  try {
    const session = await provider.open({ siteId: site.value.id, orderId, amountCents: amount, locale })
    return ok({ value: { session, orderId } })
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    return refuse('no-payment-method')
  }
}
