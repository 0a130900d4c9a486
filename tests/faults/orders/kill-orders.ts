import { utcDate } from '@/domain/time/calendar'
import type { CartVisitor } from '@/features/shop/cart/cart-visitor'
import type { Shop } from '../../support/data/shop'
import type { StoredSales } from '../../support/shop/stored-sales'
import { startOrderProcess, type OrderProcess } from '../../support/shop/start-order-process'
import { runProgram } from '../../bench/servers/run-program'
import { createRandom, describeSpread, pause, spreadOf } from '../figures'
import { dropDatabase, prepareSettings, type Kind } from '../servers/deployment'
import { findOrderFaults, isSettled } from './order-faults'

/** What is cut off: a purchase, the order of a subscription that starts later, or the bill of a subscription. */
export const killCases = ['purchase', 'later-start', 'renewal'] as const
export type KillCase = (typeof killCases)[number]

const longestWait = 60_000 // milliseconds from the restart until everything is settled
const killsPerRestart = 20
const atOnce = 2

/** An empty installation with one shop, without a server. */
async function createShop(kind: Kind, what: KillCase): Promise<{ env: Record<string, string>; shop: Shop }> {
  const settings = await prepareSettings(`faults-orders-${what}-${kind}`, kind)
  const env = { ...settings, PAYMENT_SANDBOX: 'allow' }
  const shop = JSON.parse(await runProgram('tests/bench/carts/fill-shop.ts', [], env)) as Shop
  return { env: { ...env, SITE: shop.site }, shop }
}

/** The messages that each buy, or each charge one subscription, and the steps of one of them, which is done. */
async function prepare(process: OrderProcess, { gold, monthly }: Shop, what: KillCase, count: number) {
  const startsLater = what !== 'purchase'
  const plan = startsLater ? monthly : gold
  const visitors = await process.ask<CartVisitor[]>({ fill: count + 1, plan, startsLater })
  let messages: ({ visitor: CartVisitor } | { renew: string })[] = visitors.map((visitor) => ({ visitor }))
  if (what === 'renewal') {
    for (const visitor of visitors) await process.ask({ visitor })
    const { subscriptions } = await process.ask<StoredSales>({ inspect: true })
    messages = subscriptions.map(({ orderId }) => ({ renew: orderId }))
  }
  const [first, ...others] = messages
  if (!first || others.length !== count) throw new Error(`${messages.length} of ${count + 1} are prepared`)
  return { steps: await process.ask<string[]>({ ...first, trace: true }), messages: others }
}

const inspect = (process: OrderProcess) => process.ask<StoredSales>({ inspect: true })

/**
 * Kills processes at every step of an order or a bill, in turn before the step and while it is under way, and starts one that
 * resumes. Prints the counts, and returns the faults.
 */
export async function measureOrderKills(kind: Kind, what: KillCase, rounds: number, seed: number): Promise<string[]> {
  const random = createRandom(seed)
  const { env, shop } = await createShop(kind, what)
  const startsLater = what !== 'purchase'
  const first = await startOrderProcess(env)
  const { steps, messages } = await prepare(first, shop, what, rounds)
  first.kill()
  console.log(`${what}: ${steps.length} steps: ${steps.join(', ')}`)
  const killsAt = new Map(steps.map((name, at) => [`${at + 1} ${name}`, 0]))
  const times: number[] = []
  const faults: string[] = []
  let answered = 0
  let interrupted = 0

  const killOne = async (round: number) => {
    const at = (round % steps.length) + 1
    const name = `${at} ${steps[at - 1]}`
    killsAt.set(name, (killsAt.get(name) ?? 0) + 1)
    const dying = await startOrderProcess(env)
    const kill = { at, during: random() < 0.5 }
    const message = messages[round]
    if (message)
      await dying.ask({ ...message, kill }).then(
        () => (answered += 1),
        () => undefined,
      )
    dying.kill() // a job has no answer that the kill point must wait for
    await dying.ended
  }
  for (let from = 0; from < rounds; from += killsPerRestart) {
    const batch = Array.from({ length: Math.min(killsPerRestart, rounds - from) }, (_, at) => from + at)
    for (let at = 0; at < batch.length; at += atOnce) await Promise.all(batch.slice(at, at + atOnce).map(killOne))
    const today = utcDate(Date.now())
    const began = performance.now()
    const restarted = await startOrderProcess({ ...env, JOBS: 'on' })
    let stored = await inspect(restarted)
    const unpaid = stored.subscriptions.filter(({ nextBillDate }) => nextBillDate !== null && nextBillDate <= today)
    interrupted += stored.pendingAtStart + unpaid.length
    while (!isSettled(stored, today) && performance.now() - began < longestWait) {
      await pause(200)
      stored = await inspect(restarted)
    }
    times.push(performance.now() - began)
    if (!isSettled(stored, today)) faults.push('Something is not settled in time')
    faults.push(...findOrderFaults(stored, startsLater))
    restarted.kill()
    await restarted.ended
    console.log(
      `${from + batch.length} kills: ${stored.orders.length} orders, ${stored.charges.length} charges, ${faults.length} faults`,
    )
  }
  // Every buyer whose order was not approved can still buy, and nobody pays twice.
  const last = await startOrderProcess(env)
  for (const message of messages) if ('visitor' in message) await last.ask(message)
  const stored = await inspect(last)
  faults.push(...findOrderFaults(stored, startsLater))
  const charges = stored.charges.filter(({ key }) => key.startsWith(what === 'renewal' ? 'charge:' : 'order:')).length
  if (charges !== messages.length + 1) faults.push(`${charges} charges of ${messages.length + 1}`)
  last.kill()
  if (kind === 'mongodb') await dropDatabase(env.DATABASE_URL ?? '')
  console.log(`
${what}, ${kind}, seed ${seed}: ${rounds} kills, ${[...killsAt.values()].sort((a, b) => a - b)[0]} or more at each of ${steps.length} steps; ${answered} had answered.
Under way at a restart: ${interrupted}. From the start of the process until all are settled: ${describeSpread(spreadOf(times))}
Afterwards: ${stored.orders.length} orders, ${charges} charges of ${messages.length + 1}, ${stored.entries.length} ledger entries; faults: ${faults.length}`)
  return faults
}
