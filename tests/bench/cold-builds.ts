import { answerRequest } from '@/v1/answer-request'
import { endpoints } from '@/v1/endpoints'
import { caches } from '@/server/caches'

const milliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1_000

/** Builds not counted: the engine compiles what runs often, and a server has been running. */
const warmUp = 30

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  return milliseconds(process.cpuUsage(before))
}

/**
 * Processor time, in milliseconds, of building a day that nobody has asked for yet: database, shape, JSON, gzip and
 * brotli. `cold` knows the campus already, as a running server does; `coldAll` knows nothing.
 */
export async function coldBuilds({ locationId }: { locationId: string }, dates: string[]) {
  const ask = (date: string, periodId = '') =>
    answerRequest(endpoints, {
      method: 'GET',
      address: `/v1/location/${locationId}/periods/${periodId}?date=${date}`,
      acceptEncoding: 'gzip',
    })
  const first = await ask(dates[0] ?? '')
  if (first.status !== 200) throw new Error(`The day was answered with ${first.status}`)
  const found = await answerRequest(endpoints, {
    method: 'GET',
    address: `/v1/location/${locationId}/periods?date=${dates[0]}`,
    acceptEncoding: 'identity',
  })
  const { periods } = JSON.parse(String(found.bytes)) as { periods: { id: string }[] }
  const periodId = periods[0]?.id ?? ''
  const cold: number[] = []
  for (const date of dates.slice(1)) cold.push(await cpuOf(() => ask(date, periodId)))
  const coldAll: number[] = []
  for (const date of dates.slice(1)) {
    for (const cache of Object.values(caches)) cache.clear()
    coldAll.push(await cpuOf(() => ask(date, periodId)))
  }
  return { periodId, cold: cold.slice(warmUp), coldAll: coldAll.slice(warmUp) }
}
