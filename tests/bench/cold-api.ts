import { caches } from '@/server/caches'
import { answerRequest } from '@/v1/answer-request'
import { table } from '@/v1/table'
import { median } from './rows'

/** Builds not counted: the engine compiles what runs often, and a server has been running. */
const warmUp = 10
const counted = 15

const milliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1_000

async function cpuOf(address: string): Promise<number> {
  const before = process.cpuUsage()
  const { status } = await answerRequest(table, { method: 'GET', address, acceptEncoding: 'gzip' })
  if (status !== 200) throw new Error(`${address} answered ${status}`)
  return milliseconds(process.cpuUsage(before))
}

/** Processor time of building an answer: of what is known of the campus already, and of nothing. */
async function coldBuild(address: string) {
  const times = { known: [] as number[], nothing: [] as number[] }
  for (let round = 0; round < warmUp + counted; round += 1) {
    for (const cache of Object.values(caches)) cache.clear()
    const nothing = await cpuOf(address)
    caches.answers.clear()
    caches.addresses.clear()
    const known = await cpuOf(address)
    if (round < warmUp) continue
    times.nothing.push(nothing)
    times.known.push(known)
  }
  return { address, known: median(times.known), nothing: median(times.nothing) }
}

const addresses = JSON.parse(process.argv[2] ?? '[]') as string[]
const built = []
for (const address of addresses) built.push(await coldBuild(address))
process.stdout.write(`\n${JSON.stringify(built)}`)
process.exit(0)
