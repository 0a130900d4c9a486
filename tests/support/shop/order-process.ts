import { addToCart } from '@/features/shop/cart/add-to-cart'
import type { CartVisitor } from '@/features/shop/cart/cart-visitor'
import { resumeOrders } from '@/features/shop/checkout/orders/resume-orders'
import { chargeSubscriptions } from '@/features/shop/subscriptions/charge-subscriptions'
import { findOrCreateGuest } from '@/server/auth/guest-accounts'
import { clock } from '@/server/clock'
import { openPayload } from '@/server/database/payload'
import { readPendingOrders } from '@/server/database/shop/orders'
import { registerJob } from '@/server/jobs/job-registry'
import { startJobs } from '@/server/jobs/run-jobs'
import { Shopper } from '../data/shopper'
import { laterPlanDates, orderRequest, siteOf, submitCart } from './checkout'
import { FakeProvider } from './fake-provider'
import { countSteps, type KillPoint } from './kill-points'
import { bringBillForward, onlySubscription, readSales } from './stored-sales'
import { answerMessages } from '../servers/asked-process'

/**
 * What the parent asks for: carts with a plan, a submit, the bill of a subscription (`renew` is its order), or what is stored.
 * `startsLater` fills the carts of customers with a subscription that costs nothing yet. A message with a kill point ends this
 * process; one with `trace` replies with its steps.
 */
export type OrderMessage = { id: number } & (
  | { fill: number; plan: string; startsLater?: boolean }
  | { visitor: CartVisitor; kill?: KillPoint; trace?: boolean; slow?: number }
  | { renew: string; kill?: KillPoint; trace?: boolean }
  | { inspect: true }
)

/**
 * A process on the parent's database that buys with a fake provider: `SITE` is the site. With `JOBS=on` it takes up pending orders
 * and bills as the server does when it starts.
 */
const payload = await openPayload()
payload.logger.level = 'silent'
const provider = new FakeProvider(payload)
const site = process.env.SITE ?? ''

const pendingAtStart = (await readPendingOrders(payload, null)).length
if (process.env.JOBS === 'on') {
  registerJob('resume-orders', (_, now) => resumeOrders(payload, now, { provider }))
  registerJob('charge-subscriptions', (_, now) => chargeSubscriptions(payload, now, provider))
  startJobs(payload)
  void resumeOrders(payload, clock.now(), { all: true, provider })
}

async function fill(count: number, plan: string, startsLater = false): Promise<CartVisitor[]> {
  const visitors: CartVisitor[] = []
  for (let at = 0; at < count; at++) visitors.push(startsLater ? await customerWith(plan, at) : await guestWith(plan))
  return visitors
}

async function guestWith(plan: string): Promise<CartVisitor> {
  const buyer = new Shopper(site)
  await buyer.addPlan(plan)
  return { secret: [...buyer.cookies.values()][0] ?? '', customerId: null }
}

async function customerWith(mealPlanId: string, at: number): Promise<CartVisitor> {
  const profile = { ...orderRequest().buyer, email: `buyer-${at}@example.com`, optIn: false, consents: [] }
  const customerId = await findOrCreateGuest(payload, site, profile, clock.now())
  const visitor = { secret: null, customerId }
  const { first_plan_date: start, last_plan_date: lastPlanDate } = laterPlanDates(clock.now())
  const plan = { kind: 'meal-plan', mealPlanId, start, lastPlanDate } as const
  const added = await addToCart(await siteOf(site), visitor, clock.now(), plan, {})
  if (!added.ok) throw new Error(`A customer cannot subscribe: ${added.refusal.code}`)
  return visitor
}

async function reply(message: OrderMessage): Promise<unknown> {
  if ('fill' in message) return fill(message.fill, message.plan, message.startsLater)
  if ('inspect' in message) return { ...(await readSales(payload)), charges: await provider.charges(), pendingAtStart }
  const { kill, trace } = message
  const subscription = 'renew' in message ? await bringBillForward(payload, message.renew, clock.now()) : null
  if (subscription) onlySubscription(payload, subscription)
  if ('slow' in message && message.slow) {
    const { slow } = message
    provider.before = () => new Promise((resolve) => setTimeout(resolve, slow))
  }
  const steps = kill || trace ? countSteps(payload, provider, kill ?? null) : []
  const outcome =
    'visitor' in message
      ? await submitCart(site, message.visitor, provider)
      : await chargeSubscriptions(payload, clock.now(), provider)
  return trace ? steps : outcome
}

answerMessages<OrderMessage>(reply)
