import type { Payload } from 'payload'
import type { Charge, PaymentProvider } from '@/server/payments/provider'
import type { TakenCharge } from '@/server/database/shop/subscription-charges'
import type { StoredSubscription } from '@/server/database/shop/subscriptions'
import { readOrderFacts, readPaymentType } from './read-order-facts'

const keyOf = ({ id, attempts }: TakenCharge) => `charge:${id}:${attempts}`
const withoutProvider: Charge = { status: 'approved', reference: '', card: null, savedMethod: null }

/**
 * Charges the saved card of a subscription. The key belongs to the attempt: however often an attempt is repeated, it charges
 * once. A plan on a student account or the payroll is approved without a provider. Never throws: a failure is `unknown`.
 */
export async function askProvider(
  payload: Payload,
  provider: PaymentProvider,
  subscription: StoredSubscription,
  charge: TakenCharge,
): Promise<Charge> {
  if (await isWithoutProvider(payload, subscription, charge)) return withoutProvider
  const { savedMethod: method, orderId, siteId } = subscription
  if (method === null) return { status: 'declined', code: '12', reference: null }
  return unlessFaulty(payload, async () => {
    const known = charge.isRepeat ? await findSettled(provider, charge) : null
    if (known) return known
    const { no, email } = await readOrderFacts(payload, orderId)
    const { amountCents } = charge
    const request = { key: keyOf(charge), orderId: orderId ?? '', siteId, orderNo: no, amountCents, email, method }
    return provider.chargeSaved({ ...request, saveMethod: false })
  })
}

/**
 * What became of an attempt of a subscription that was cancelled meanwhile; null when the provider never received it. Charges
 * nothing: an amount that is reserved only is released.
 */
export async function findCharge(
  payload: Payload,
  provider: PaymentProvider,
  subscription: StoredSubscription,
  charge: TakenCharge,
): Promise<Charge | null> {
  if (await isWithoutProvider(payload, subscription, charge)) return withoutProvider // it was approved when it began
  if (subscription.savedMethod === null) return null
  return unlessFaulty(payload, async () => {
    const found = await provider.find(keyOf(charge))
    if (!found || found.charge.status !== 'approved' || found.settled) return found?.charge ?? null
    await provider.release(found.charge.reference, keyOf(charge))
    return null
  })
}

/** Whether nothing is charged, or the university collects it. */
async function isWithoutProvider(
  payload: Payload,
  subscription: StoredSubscription,
  charge: TakenCharge,
): Promise<boolean> {
  if (charge.amountCents === 0) return true
  if (subscription.provider !== null) return false
  const paymentType = await readPaymentType(payload, subscription.orderId)
  return paymentType === 'Student ID' || paymentType === 'Payroll deduction'
}

/** The outcome of an attempt that the provider knows; null when it is better asked again. */
async function findSettled(provider: PaymentProvider, charge: TakenCharge): Promise<Charge | null> {
  const found = await provider.find(keyOf(charge))
  if (!found) return null
  const isReserved = found.charge.status === 'approved' && !found.settled
  return isReserved ? null : found.charge
}

/** How long a provider may take to answer, in milliseconds. An attempt is held for twice as long. */
const providerPatience = 15_000

async function unlessFaulty<Outcome>(payload: Payload, ask: () => Promise<Outcome>): Promise<Outcome | Charge> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Charge>((resolve) => {
    timer = setTimeout(() => resolve({ status: 'unknown' }), providerPatience)
  })
  try {
    return await Promise.race([ask(), late])
  } catch (err) {
    payload.logger.error({ err, msg: 'A subscription could not be charged' })
    return { status: 'unknown' }
  } finally {
    clearTimeout(timer)
  }
}
