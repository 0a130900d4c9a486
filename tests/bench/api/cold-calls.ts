import { caches } from '@/server/cache/caches'
import { handleRequest } from '@/v1/engine/handle-request'
import { routes } from '@/v1/routes'
import { median } from '../table'

/** Rounds before measuring, so that V8 has compiled the code as in a running server. */
const warmUpRounds = 10
const measuredRounds = 15

const toMilliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1_000

async function measureCpu(address: string): Promise<number> {
  const before = process.cpuUsage()
  const { status } = await handleRequest(routes, { method: 'GET', address, acceptEncoding: 'gzip' })
  if (status !== 200) throw new Error(`${address} answered ${status}`)
  return toMilliseconds(process.cpuUsage(before))
}

/** Milliseconds of CPU to build a response: with the campus in the cache (`known`), and with empty caches (`nothing`). */
async function measureColdCall(address: string) {
  const times = { known: [] as number[], nothing: [] as number[] }
  for (let round = 0; round < warmUpRounds + measuredRounds; round += 1) {
    for (const cache of Object.values(caches)) cache.clear()
    const nothing = await measureCpu(address)
    caches.responses.clear()
    caches.addresses.clear()
    const known = await measureCpu(address)
    if (round < warmUpRounds) continue
    times.nothing.push(nothing)
    times.known.push(known)
  }
  return { address, known: median(times.known), nothing: median(times.nothing) }
}

const addresses = JSON.parse(process.argv[2] ?? '[]') as string[]
const results = []
for (const address of addresses) results.push(await measureColdCall(address))
process.stdout.write(`\n${JSON.stringify(results)}`)
process.exit(0)
