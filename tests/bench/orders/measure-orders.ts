import { mkdirSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import path from 'node:path'
import type { Shop } from '../../support/data/shop'
import { startMeasuredServer } from '../servers/measured-server'
import { runProgram } from '../servers/run-program'
import type { Row } from '../table'
import { OrderClient } from './order-client'

const port = 3194
const perSecond = 50
const [first, alone] = [50, 150] // the first orders compile code

/** The time that one of the shares of all orders takes at most. */
const within = (times: readonly number[], share: number) =>
  `${(times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? NaN).toFixed(1)} ms`

/**
 * Measures orders of two items on SQLite, through HTTP in the production server: purchases one after the other, then 50 orders a
 * second for `seconds` of buyers whose carts are filled. The sandbox answers at once, so that the times are the server's.
 */
export async function measureOrders(env: Record<string, string>, home: string, seconds: number): Promise<Row[]> {
  const folder = path.join(home, 'orders')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const own = {
    ...env,
    DATABASE_URL: `file:${path.join(folder, 'refectory.db')}`,
    MEDIA_DIR: path.join(folder, 'media'),
    SERVER_URL: `http://127.0.0.1:${port}`,
  }
  const shop = JSON.parse(await runProgram('tests/bench/carts/fill-shop.ts', [], own)) as Shop
  const server = await startMeasuredServer('server.ts', [], port, own, '/v1/sites/public')
  const agent = new Agent({ keepAlive: true })
  const total = first + alone + perSecond * seconds
  const buyers = Array.from({ length: total }, (_, at) => new OrderClient(agent, own.SERVER_URL, shop, at))
  try {
    const [purchases, orders, times]: [number[], number[], number[]] = [[], [], []]
    for (const [at, buyer] of buyers.slice(0, first + alone).entries()) {
      const before = await server.cpuSeconds()
      await buyer.fill()
      const filled = await server.cpuSeconds()
      const start = performance.now()
      await buyer.order()
      const time = performance.now() - start
      const ordered = await server.cpuSeconds()
      if (at < first) continue
      purchases.push((ordered - before) * 1_000)
      orders.push((ordered - filled) * 1_000)
      times.push(time)
    }
    const waiting = buyers.slice(first + alone)
    for (const buyer of waiting) await buyer.fill()
    const before = await server.cpuSeconds()
    const load = await orderAtRate(waiting)
    const busy = (((await server.cpuSeconds()) - before) / load.seconds) * 100
    return [
      [`${alone} orders one after the other: CPU time of \`cart/create_cc_order\`, median`, within(orders, 0.5), '—'],
      ['The same, time until the answer, 95 of 100 within', within(times, 0.95), 'under 150 ms'],
      ['CPU time of the whole purchase, four calls, median', within(purchases, 0.5), '—'],
      [`${perSecond} orders a second for ${seconds} s`, load.summary, 'no error'],
      [
        'The same, time until the answer, 95 and 99 of 100 within',
        `${within(load.times, 0.95)}, ${within(load.times, 0.99)}`,
        '—',
      ],
      ['The same, CPU time of the server', `${busy.toFixed(0)} % of a core`, '—'],
    ]
  } finally {
    server.stop()
    agent.destroy()
  }
}

/** Sends the orders at fixed times, and waits for their answers. */
async function orderAtRate(buyers: OrderClient[]): Promise<{ summary: string; times: number[]; seconds: number }> {
  const times: number[] = []
  const errors: unknown[] = []
  const running: Promise<void>[] = []
  const began = performance.now()
  for (const [at, buyer] of buyers.entries()) {
    const wait = began + (at / perSecond) * 1_000 - performance.now()
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait))
    const start = performance.now()
    const order = buyer.order().then(
      () => void times.push(performance.now() - start),
      (error: unknown) => void errors.push(error),
    )
    running.push(order)
  }
  await Promise.all(running)
  const seconds = (performance.now() - began) / 1_000
  const [error] = errors
  const rate = Math.round(buyers.length / seconds)
  return { summary: `${rate} a second, ${errors.length} errors${error ? ` (${String(error)})` : ''}`, times, seconds }
}
