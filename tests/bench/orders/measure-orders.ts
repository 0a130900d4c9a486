import { Agent } from 'node:http'
import type { Shop } from '../../support/data/shop'
import { within, type Options, type Row } from '../figures'
import { makeBenchFolder, productPort, productUrl } from '../servers/bench-folder'
import { startMeasuredServer } from '../servers/measured-server'
import { runProgram } from '../servers/run-program'
import { sendAtRate } from '../servers/send-at-rate'
import { OrderClient } from './order-client'

const perSecond = 50
const [first, alone] = [50, 150] // the first orders compile code

/**
 * Orders of two items on SQLite over HTTP: purchases one after the other, then 50 orders a second of buyers whose carts are
 * filled. The sandbox answers at once, so that the times are the server's.
 */
export async function measureOrders({ small }: Options): Promise<Row[]> {
  const { env } = makeBenchFolder('orders')
  const shop = JSON.parse(await runProgram('tests/bench/carts/fill-shop.ts', [], env)) as Shop
  const server = await startMeasuredServer('server.ts', [], productPort, env, '/v1/sites/public')
  const agent = new Agent({ keepAlive: true })
  const seconds = small ? 3 : 30
  const makeBuyer = (_: unknown, at: number) => new OrderClient(agent, productUrl, shop, at)
  const buyers = Array.from({ length: first + alone + perSecond * seconds }, makeBuyer)
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
    const [before, began] = [await server.cpuSeconds(), performance.now()]
    const rows = await sendAtRate('orders', { perSecond, seconds }, (number) =>
      (waiting[number] as OrderClient).order(),
    )
    const busy = (((await server.cpuSeconds()) - before) / (performance.now() - began)) * 100_000
    return [
      [`${alone} × \`cart/create_cc_order\`, CPU time, median`, within(orders, 0.5), '—'],
      ['The same, time until the answer: 95 of 100 within', within(times, 0.95), 'under 150 ms'],
      ['The whole purchase, four calls, CPU time, median', within(purchases, 0.5), '—'],
      ...rows,
      ['The same, CPU time of the server', `${busy.toFixed(0)} % of a core`, '—'],
    ]
  } finally {
    server.stop()
    agent.destroy()
  }
}
