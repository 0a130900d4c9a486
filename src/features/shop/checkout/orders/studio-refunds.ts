import type { Payload } from 'payload'
import type { CampusDate } from '@/domain/time/calendar'
import { reconcileDay, type ReconciledSite } from '@/server/jobs/reconcile-payments'
import { getPaymentProvider } from '@/server/payments/get-provider'

/** The use cases of the studio that need the payment provider of the installation. */
export { requestRefund as refundOrder } from './refund-order'

/** Compares a day with the payment provider. False without one. */
export async function reconcileSite(
  payload: Payload,
  site: ReconciledSite,
  day: CampusDate,
  now: Date,
): Promise<boolean> {
  const provider = getPaymentProvider(payload)
  if (provider.name === 'none') return false
  await reconcileDay(payload, site, day, provider, now)
  return true
}
