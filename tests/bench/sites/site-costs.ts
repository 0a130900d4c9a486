import { siteTag } from '@/server/cache/cache-tags'
import { caches, expireTag } from '@/server/cache/caches'
import { openPayload } from '@/server/database/payload'
import { localizedCreator } from '@/server/database/write-localized'
import { handleRequest } from '@/v1/engine/handle-request'
import { routes } from '@/v1/routes'
import { median } from '../table'

/** A program: creates the given number of campuses, measures requests for the last one, and prints the figures as JSON. */
const count = Number(process.argv[2])
const both = (text: string) => ({ en: text, fr: text })
const payload = await openPayload()
payload.logger.level = 'silent'
const create = localizedCreator(payload, { context: { quiet: true } })

/** Creates a campus with a section, a location and its hours. */
async function makeSite(number: number): Promise<string> {
  const site = await create('sites', {
    name: both(`Campus ${number}`),
    slug: `campus-${number}`,
    published: true,
    timeZone: 'America/Toronto',
    country: 'ca',
  })
  await create('sections', {
    site: site.id,
    name: both('Locations'),
    slug: 'locations',
    published: true,
    _status: 'published',
  })
  const location = await create('locations', { site: site.id, name: both('Hall'), active: true, occupancy: 'na' })
  await create('schedules', {
    site: site.id,
    location: location.id,
    type: 'location',
    days: ['1', '2', '3', '4', '5'],
    opensAt: '07:00',
    closesAt: '21:00',
  })
  return site.id
}

const measureCpu = async (work: () => Promise<unknown>) => {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
const request = async (address: string) => {
  const { status } = await handleRequest(routes, { method: 'GET', address, acceptEncoding: 'gzip' })
  if (status !== 200) throw new Error(`${address} answered ${status}`)
}

let last = ''
for (let number = 1; number <= count; number += 1) last = await makeSite(number)

async function measureCold(address: string): Promise<string> {
  const times: number[] = []
  for (let round = 0; round < 15; round += 1) {
    for (const cache of Object.values(caches)) cache.clear()
    times.push(await measureCpu(() => request(address)))
  }
  return `${median(times.slice(5)).toFixed(1)} ms`
}

/** The cost after the entries of one campus expired, with the list of campuses still in the cache. */
async function measureExpired(address: string): Promise<string> {
  const times: number[] = []
  for (let round = 0; round < 25; round += 1) {
    expireTag(siteTag(last))
    times.push(await measureCpu(() => request(address)))
  }
  return `${median(times.slice(10)).toFixed(1)} ms`
}

async function measureWarm(address: string): Promise<string> {
  await request(address)
  const rounds = 20_000
  const spent = await measureCpu(async () => {
    for (let round = 0; round < rounds; round += 1) await request(address)
  })
  return `${((spent / rounds) * 1_000).toFixed(1)} µs`
}

const status = `/v1/locations/status?site_id=${last}`
const figures = [
  await measureCold('/v1/sites/public'),
  await measureCold(status),
  await measureExpired(status),
  await measureWarm(status),
  `${Math.round(process.memoryUsage().heapUsed / 1_048_576)} MB`,
]
process.stdout.write(`\n${JSON.stringify(figures)}`)
process.exit(0)
