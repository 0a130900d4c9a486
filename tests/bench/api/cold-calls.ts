import { caches } from '@/server/cache/caches'
import { handleRequest } from '@/v1/engine/handle-request'
import { routes } from '@/v1/routes'
import { measureCpu, median } from '../figures'

/** Rounds before measuring, so that V8 has compiled the code as in a running server. */
const warmUpRounds = 10
const measuredRounds = 15

const call = (address: string) =>
  measureCpu(async () => {
    const { status } = await handleRequest(routes, { method: 'GET', address, acceptEncoding: 'gzip' })
    if (status !== 200) throw new Error(`${address} answered ${status}`)
  })

/** Milliseconds of CPU to build a response: with the campus in the cache (`known`), and with empty caches (`nothing`). */
async function measureColdCall(address: string) {
  const times = { known: [] as number[], nothing: [] as number[] }
  for (let round = 0; round < warmUpRounds + measuredRounds; round += 1) {
    for (const cache of Object.values(caches)) cache.clear()
    const nothing = await call(address)
    caches.responses.clear()
    const known = await call(address)
    if (round < warmUpRounds) continue
    times.nothing.push(nothing)
    times.known.push(known)
  }
  return { address, known: median(times.known), nothing: median(times.nothing) }
}

const addresses = JSON.parse(process.argv[2] ?? '[]') as string[]
const results = []
for (const address of addresses) results.push(await measureColdCall(address))
process.stdout.write(`\n${JSON.stringify(results)}\n`)
process.exit(0)
