import type { DemoBusiness, DemoSubscription } from '../../../demo/shapes/customers-shape'
import { findByKey } from '../../../demo/price-items'
import { recordCharge } from '@/features/shop/subscriptions/record-charge'
import { readSite } from '@/features/site/read-sites'
import { addPayment, amountOf, readSubscription, type StoredSubscription } from '@/server/database/shop/subscriptions'
import { createSandbox } from '@/server/payments/sandbox/sandbox-provider'
import type { Seeding } from '../seeding'
import { dateOn, instantOn } from './relative-dates'
import { datesOfSubscription } from './subscriptions'

type Payment = DemoSubscription['payments'][number]
type Renewal = { subscription: StoredSubscription; orderNo: string; period: string; at: Date }

/** Charges the later payments of each subscription as the shop does, on their days: sandbox, ledger, payments and receipts agree. */
export async function seedRenewals(seeding: Seeding, { shop, clientele }: DemoBusiness): Promise<void> {
  const { payload, today, idOf } = seeding
  for (const each of clientele.subscriptions) {
    const { from } = datesOfSubscription(today, findByKey(shop.mealPlans, each.plan), each)
    for (const payment of each.payments.slice(1)) {
      const subscription = await readSubscription(payload, idOf('subscriptions', each.key))
      if (!subscription) throw new Error(`The subscription ${each.key} is missing`)
      const at = new Date(instantOn(from, payment.offsetDays))
      const period = dateOn(from, payment.offsetDays) ?? today
      await seedRenewal(seeding, { subscription, orderNo: each.order, period, at }, payment)
    }
  }
}

async function seedRenewal(seeding: Seeding, renewal: Renewal, { result }: Payment): Promise<void> {
  const { payload, create, idOf } = seeding
  const { subscription, orderNo, period, at } = renewal
  const { id: subscriptionId, siteId, customerId, orderId, federalTaxCents, provincialTaxCents } = subscription
  const amountCents = amountOf(subscription)
  const id = idOf('subscription-charges', subscriptionId, period)
  if (result === 'Declined')
    return addPayment(payload, subscriptionId, { id: idOf('declined', id), amountCents, paidAt: at, result })
  const charge = {
    period,
    amountCents,
    federalTaxCents,
    provincialTaxCents,
    attempts: 1,
    nextAttemptAt: at.toISOString(),
  }
  await create('subscription-charges', {
    ...{ id, key: `${subscriptionId}:${period}`, site: siteId, subscription: subscriptionId, customer: customerId },
    ...charge,
    state: 'pending',
    provider: subscription.provider,
  })
  const site = await readSite(siteId)
  if (!site) throw new Error('The site is not published')
  const key = `charge:${id}:1`
  // The memory of the sandbox belongs to no site, so that the removal of a site leaves it.
  await payload.db.deleteMany({ collection: 'sandbox-payments', where: { key: { equals: key } } })
  const method = subscription.savedMethod ?? ''
  const request = { key, orderId: orderId ?? '', siteId, orderNo, amountCents, email: null, saveMethod: false, method }
  const outcome = await createSandbox(payload, { now: () => at }).chargeSaved(request)
  const taken = { id, subscriptionId, ...charge, state: 'pending', isRepeat: false } as const
  await recordCharge(payload, { charge: taken, subscription, site }, outcome, at)
  await payload.db.updateOne({
    collection: 'sent-mails',
    where: { key: { equals: `receipt:charge:${id}` } },
    data: { state: 'sent', sentAt: at.toISOString(), nextAttemptAt: null },
    returning: false,
  })
}
