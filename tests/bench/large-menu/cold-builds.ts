import { handleRequest } from '@/v1/engine/handle-request'
import { endpoints } from '@/v1/endpoints'
import { caches } from '@/server/cache/caches'

const toMilliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1_000

/** Builds before measuring, so that V8 has compiled the code as in a running server. */
const warmUpBuilds = 30

async function measureCpu(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  return toMilliseconds(process.cpuUsage(before))
}

/**
 * Milliseconds of CPU to build a day that is not in the cache: database, shape, JSON, gzip and brotli. `cold` has the campus
 * in the cache, as a running server does; `coldAll` starts with empty caches.
 */
export async function measureColdBuilds({ locationId }: { locationId: string }, dates: string[]) {
  const request = (date: string, periodId = '') =>
    handleRequest(endpoints, {
      method: 'GET',
      address: `/v1/location/${locationId}/periods/${periodId}?date=${date}`,
      acceptEncoding: 'gzip',
    })
  const first = await request(dates[0] ?? '')
  if (first.status !== 200) throw new Error(`The request for the day failed with status ${first.status}.`)
  const found = await handleRequest(endpoints, {
    method: 'GET',
    address: `/v1/location/${locationId}/periods?date=${dates[0]}`,
    acceptEncoding: 'identity',
  })
  const { periods } = JSON.parse(String(found.bytes)) as { periods: { id: string }[] }
  const periodId = periods[0]?.id ?? ''
  const cold: number[] = []
  for (const date of dates.slice(1)) cold.push(await measureCpu(() => request(date, periodId)))
  const coldAll: number[] = []
  for (const date of dates.slice(1)) {
    for (const cache of Object.values(caches)) cache.clear()
    coldAll.push(await measureCpu(() => request(date, periodId)))
  }
  return { periodId, cold: cold.slice(warmUpBuilds), coldAll: coldAll.slice(warmUpBuilds) }
}
