import { Agent } from 'node:http'
import { newMongoUrl } from '../../support/deployments/deployments'
import { within, type Options, type Row } from '../figures'
import { makeBenchFolder, productPort, productUrl } from '../servers/bench-folder'
import { startMeasuredServer } from '../servers/measured-server'
import { runProgram } from '../servers/run-program'
import { sendAtRate } from '../servers/send-at-rate'
import { Buyer, callsPerBuyer, type BenchShop } from './buyer'

const buyers = 40
/** How often each call is measured alone, after the first purchases, which compile code. */
const [warmUps, purchases] = [10, 100]

/** Cart calls over HTTP: the CPU time of calls one after the other, then 200 calls a second. On MongoDB too if one is configured. */
export async function measureCarts(options: Options): Promise<Row[]> {
  const { env } = makeBenchFolder('carts')
  const rows = await measureOn(env, options)
  const mongoUrl = newMongoUrl()
  if (!mongoUrl) return rows
  const onMongo = await measureOn({ ...env, DATABASE_URL: mongoUrl }, options)
  return [...rows, ...onMongo.map(([what, ...rest]): Row => [`MongoDB: ${what}`, ...rest])]
}

async function measureOn(env: Record<string, string>, { small }: Options): Promise<Row[]> {
  const shop = JSON.parse(await runProgram('tests/bench/carts/fill-shop.ts', [], env)) as BenchShop
  const server = await startMeasuredServer('server.ts', [], productPort, env, '/v1/sites/public')
  const agent = new Agent({ keepAlive: true, maxSockets: buyers })
  try {
    const alone = new Buyer(agent, productUrl, shop)
    const costs = new Map<string, number[]>()
    for (let call = 0; call < (warmUps + purchases) * callsPerBuyer; call += 1) {
      const before = await server.cpuSeconds()
      const name = await alone.next()
      const cost = ((await server.cpuSeconds()) - before) * 1_000
      if (call >= warmUps * callsPerBuyer) costs.set(name, [...(costs.get(name) ?? []), cost])
    }
    const kinds = [...costs].map(([name, times]): Row => [
      `\`${name}\`, CPU time: half, 95 and 99 of 100 within`,
      within(times, 0.5, 0.95, 0.99),
      '95 of 100 under 30 ms',
    ])
    const crowd = Array.from({ length: buyers }, () => new Buyer(agent, productUrl, shop))
    // The calls of one buyer follow one another: each waits for the one before.
    const tails = crowd.map(() => Promise.resolve(''))
    const call = (number: number) => {
      const at = number % buyers
      const next = () => (crowd[at] as Buyer).next()
      const called = (tails[at] as Promise<string>).then(next, next)
      tails[at] = called
      return called
    }
    return [...kinds, ...(await sendAtRate('cart calls', { perSecond: 200, seconds: small ? 3 : 30 }, call))]
  } finally {
    server.stop()
    agent.destroy()
  }
}
