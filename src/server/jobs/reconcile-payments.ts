import type { Payload } from 'payload'
import { reconcile, type BookedAmount, type Reconciliation, type SettledAmount } from '@/domain/shop/sales/reconcile'
import { addDays, type CampusDate } from '@/domain/time/calendar'
import { campusDateAt, toInstant, type ZoneName } from '@/domain/time/campus-time'
import { hasLedger, readLedgerByReference, readLedgerOfDay, type LedgerRow } from '@/server/database/shop/ledger-rows'
import { hasReconciliation, storeReconciliation } from '@/server/database/shop/reconciliation-rows'
import type { StoredRow } from '@/server/database/stored-row'
import { idOf, textOf } from '@/server/database/stored-values'
import { getPaymentProvider } from '@/server/payments/get-provider'
import type { PaymentProvider } from '@/server/payments/provider'

/** What the comparison needs of a payment provider. */
type SettlingProvider = Pick<PaymentProvider, 'name' | 'listSettled'>

export type ReconciledSite = { id: string; timeZone: ZoneName }

/** A server that was off for a long weekend catches up. */
const daysBack = 4
/** Payments of the last minutes of a day may be settled and booked in the first ones of the next. */
const startMinute = 120

/** Compares a campus day of a site with the provider, and stores the result. */
export async function reconcileDay(
  payload: Payload,
  { id: site, timeZone }: ReconciledSite,
  day: CampusDate,
  provider: SettlingProvider,
  now: Date,
): Promise<Reconciliation> {
  const midnight = (offset: number) => toInstant(addDays(day, offset), 0, timeZone)
  const nearby = await ofSite(payload, site, await provider.listSettled({ from: midnight(-1), until: midnight(2) }))
  const ofDay = await ofSite(payload, site, await provider.listSettled({ from: midnight(0), until: midnight(1) }))
  const references = [...new Set(ofDay.map(({ reference }) => reference))]
  const [booked, byReference] = await Promise.all([
    readLedgerOfDay(payload, { site, provider: provider.name, day }),
    readLedgerByReference(payload, provider.name, references),
  ])
  const elsewhere = new Set(byReference.filter(({ siteId }) => siteId !== site).map(({ reference }) => reference))
  const result = reconcile({
    settled: ofDay.filter(({ reference }) => !elsewhere.has(reference)),
    settledNearby: nearby,
    booked: booked.flatMap(toBooked),
    bookedByReference: byReference.filter(({ siteId }) => siteId === site).flatMap(toBooked),
  })
  await storeReconciliation(payload, { site, provider: provider.name, day }, result, now)
  return result
}

/** Without the payments of other sites. One whose order is unknown stays: nobody else would notice it. */
async function ofSite({ db }: Payload, site: string, settled: readonly SettledAmount[]): Promise<SettledAmount[]> {
  const ids = [...new Set(settled.flatMap(({ orderId }) => orderId ?? []))]
  const sites = new Map<string, string | null>()
  for (let at = 0; at < ids.length; at += 200) {
    const { docs } = await db.find<StoredRow<'orders'>>({
      collection: 'orders',
      where: { id: { in: ids.slice(at, at + 200) } },
      select: { site: true },
      pagination: false,
      limit: 0,
    })
    for (const order of docs) sites.set(String(order.id), idOf(order.site))
  }
  return settled.filter(({ orderId }) => (orderId === null ? true : (sites.get(orderId) ?? site) === site))
}

const toBooked = ({ key, kind, orderId, reference, postings }: LedgerRow): BookedAmount[] => {
  const cents = postings.find(({ account }) => account === 'provider-clearing')?.amountCents
  if (!cents || !reference) return []
  return [{ key, kind: kind === 'refund' ? 'refund' : 'charge', reference, orderId, amountCents: Math.abs(cents) }]
}

/**
 * Compares the last days of every site that has a ledger, each day once, from two in the morning at the campus on. Part of every
 * round of jobs; any number of processes may run it.
 */
export async function reconcilePayments(
  payload: Payload,
  now: Date,
  provider: SettlingProvider = getPaymentProvider(payload),
): Promise<void> {
  if (provider.name === 'none') return
  const { docs } = await payload.db.find<StoredRow<'sites'>>({
    collection: 'sites',
    select: { timeZone: true },
    pagination: false,
    limit: 0,
  })
  for (const { id, timeZone } of docs) {
    const site = { id: String(id), timeZone: textOf(timeZone) ?? 'America/Toronto' }
    const yesterday = addDays(campusDateAt(new Date(now.getTime() - startMinute * 60_000), site.timeZone), -1)
    if (await hasReconciliation(payload, { site: site.id, provider: provider.name, day: yesterday })) continue
    if (!(await hasLedger(payload, site.id))) continue
    for (let back = daysBack - 1; back >= 0; back -= 1) {
      const day = addDays(yesterday, -back)
      if (await hasReconciliation(payload, { site: site.id, provider: provider.name, day })) continue
      await reconcileDay(payload, site, day, provider, now)
    }
  }
}
