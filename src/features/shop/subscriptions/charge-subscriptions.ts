import type { Payload } from 'payload'
import { isBillDue } from '@/domain/shop/subscriptions/billing'
import { addDays, utcDate } from '@/domain/time/calendar'
import { readSite } from '@/features/site/read-sites'
import type { PaymentProvider } from '@/server/payments/provider'
import { isStopping } from '@/server/shutdown'
import {
  createCharge,
  deleteCharge,
  finishCharge,
  readCharge,
  readDueCharges,
  takeCharge,
  type TakenCharge,
} from '@/server/database/shop/subscription-charges'
import {
  moveNextBill,
  readBillable,
  readSubscription,
  type StoredSubscription,
} from '@/server/database/shop/subscriptions'
import { askProvider, findCharge } from './ask-provider'
import { billAfter } from './bill-after'
import { recordCharge } from './record-charge'

/** How long a round charges. Other jobs of the process wait for it. */
const roundMilliseconds = 15_000
const page = 100
const parallel = 4

/**
 * Charges what is due: each period of each subscription once, on either database and with any number of processes. The unique row
 * of a period exists before the provider is asked; a conditional statement gives an attempt to one process; and the provider gets
 * a key that belongs to the attempt, so that a repeated question charges nothing. A worker that dies is replaced after half a
 * minute. A subscription gets at most one new charge in a round. Spec: CUS-9.12.
 */
export async function chargeSubscriptions(payload: Payload, now: Date, provider: PaymentProvider): Promise<void> {
  const began = performance.now()
  const hasTime = () => performance.now() - began < roundMilliseconds && !isStopping()
  /** A charge is taken from the moment of its attempt on, which can be seconds after the round began. */
  const at = () => new Date(now.getTime() + performance.now() - began)
  for (let at = 1, more = true; more && hasTime(); at++) {
    const due = await readBillable(payload, { from: null, until: lastDayAnywhere(now), page: at, limit: page })
    for (const subscription of due) if (hasTime()) await createDueCharge(payload, subscription, provider, now)
    more = due.length === page
  }
  for (let due = await readDueCharges(payload, now, page); due.length > 0 && hasTime();) {
    const waiting = due.values()
    const work = async () => {
      for (const charge of waiting) {
        const taken = hasTime() ? await takeCharge(payload, charge, at()) : null
        if (taken) await attemptCharge(payload, taken, provider, now)
      }
    }
    await Promise.all(Array.from({ length: parallel }, work))
    due = await readDueCharges(payload, now, page)
  }
}

/** No campus is further ahead than a day: its own time zone decides what is due there. */
const lastDayAnywhere = (now: Date) => addDays(utcDate(now.getTime()), 1)

/** Creates the charge of a period that is due. If it exists and has ended, a worker died before it moved the next bill. */
async function createDueCharge(
  payload: Payload,
  subscription: StoredSubscription,
  provider: PaymentProvider,
  now: Date,
): Promise<void> {
  const period = subscription.nextBillDate
  const site = await readSite(subscription.siteId, now)
  if (!site || period === null || !isBillDue(period, now, site.timeZone)) return
  if (subscription.provider !== null && subscription.provider !== provider.name) return // waits for its provider
  const charge = await readCharge(payload, subscription.id, period)
  if (!charge) return void (await createCharge(payload, subscription, period, now))
  if (charge.state === 'approved' || charge.state === 'failed')
    await moveNextBill(
      payload,
      subscription.id,
      period,
      charge.state === 'approved' ? billAfter(subscription, period) : null,
    )
}

/**
 * Makes one attempt. The row was written before the subscription is read here, and a cancellation reads the rows after it was
 * written: one of them sees the other. A subscription that was cancelled first is not charged.
 */
async function attemptCharge(
  payload: Payload,
  charge: TakenCharge,
  provider: PaymentProvider,
  now: Date,
): Promise<void> {
  const subscription = await readSubscription(payload, charge.subscriptionId)
  const site = subscription && (await readSite(subscription.siteId, now))
  if (!subscription || !site) return
  if (subscription.canceled && !charge.isRepeat) {
    if (charge.attempts === 1) return deleteCharge(payload, charge)
    return void (await finishCharge(payload, charge, { state: 'failed', reference: null }, now))
  }
  const outcome = subscription.canceled
    ? await findCharge(payload, provider, subscription, charge)
    : await askProvider(payload, provider, subscription, charge)
  if (outcome === null) return void (await finishCharge(payload, charge, { state: 'failed', reference: null }, now))
  await recordCharge(payload, { charge, subscription, site }, outcome, now)
}
