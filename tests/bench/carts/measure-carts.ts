import { mkdirSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import path from 'node:path'
import { startMeasuredServer } from '../servers/measured-server'
import { runProgram } from '../servers/run-program'
import type { Row } from '../table'
import { Buyer, callsPerBuyer, type BenchShop } from './buyer'

const port = 3193
const [buyers, callsPerSecond] = [40, 200]
/** How often each call is measured alone, after the first purchases, which compile code. */
const [warmUps, purchases] = [10, 100]

/** The time that one of the shares of all calls takes at most. */
const within = (times: readonly number[], share: number) =>
  `${(times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? NaN).toFixed(1)} ms`

/**
 * Measures cart calls on SQLite, through HTTP in the production server: the CPU time of calls one after the other, then 200
 * calls a second for `seconds`.
 */
export async function measureCarts(env: Record<string, string>, home: string, seconds: number): Promise<Row[]> {
  const folder = path.join(home, 'carts')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const own = {
    ...env,
    DATABASE_URL: `file:${path.join(folder, 'refectory.db')}`,
    MEDIA_DIR: path.join(folder, 'media'),
    SERVER_URL: `http://127.0.0.1:${port}`,
    RATE_LIMIT_FORMS: '0', // promo codes count as forms
  }
  const shop = JSON.parse(await runProgram('tests/bench/carts/fill-shop.ts', [], own)) as BenchShop
  const server = await startMeasuredServer('server.ts', [], port, own, '/v1/sites/public')
  const agent = new Agent({ keepAlive: true, maxSockets: buyers })
  try {
    const alone = new Buyer(agent, own.SERVER_URL, shop)
    const costs = new Map<string, number[]>()
    for (let call = 0; call < (warmUps + purchases) * callsPerBuyer; call += 1) {
      const before = await server.cpuSeconds()
      const name = await alone.next()
      const cost = ((await server.cpuSeconds()) - before) * 1_000
      if (call >= warmUps * callsPerBuyer) costs.set(name, [...(costs.get(name) ?? []), cost])
    }
    const all = [...costs.values()].flat()
    const load = await sendCalls(
      Array.from({ length: buyers }, () => new Buyer(agent, own.SERVER_URL, shop)),
      seconds,
    )
    const kinds = [...costs].map(([name, times]): Row => [
      `${times.length} × \`${name}\`, CPU time: half, 95 and 99 of 100 within`,
      [0.5, 0.95, 0.99].map((share) => within(times, share)).join(', '),
      '95 of 100 under 30 ms',
    ])
    return [
      [`${all.length} cart calls, CPU time, 95 of 100 within`, within(all, 0.95), 'under 30 ms'],
      ...kinds,
      [`${callsPerSecond} calls a second for ${seconds} s, by ${buyers} buyers`, load.summary, 'no error'],
      ['The same, time until the answer, 99 of 100 within', within(load.times, 0.99), '—'],
    ]
  } finally {
    server.stop()
    agent.destroy()
  }
}

/** Sends calls at fixed times. A buyer whose call is still running is skipped: the next free one makes it. */
async function sendCalls(free: Buyer[], seconds: number): Promise<{ summary: string; times: number[] }> {
  const total = seconds * callsPerSecond
  const times: number[] = []
  const errors: unknown[] = []
  const running = new Set<Promise<void>>()
  const began = performance.now()
  for (let sent = 0; sent < total; sent += 1) {
    const wait = began + (sent / callsPerSecond) * 1_000 - performance.now()
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait))
    while (free.length === 0) await Promise.race(running)
    const buyer = free.shift() as Buyer
    const start = performance.now()
    const call: Promise<void> = buyer
      .next()
      .then(
        () => void times.push(performance.now() - start),
        (error: unknown) => void errors.push(error),
      )
      .finally(() => {
        running.delete(call)
        free.push(buyer)
      })
    running.add(call)
  }
  await Promise.all(running)
  const rate = Math.round((total / (performance.now() - began)) * 1_000)
  const [first] = errors
  return { summary: `${rate} a second, ${errors.length} errors${first ? ` (${String(first)})` : ''}`, times }
}
