import { siteTag } from '@/server/cache/cache-tags'
import { caches, expireTag } from '@/server/cache/caches'
import { openPayload } from '@/server/database/payload'
import { localizedCreator } from '@/server/database/write-localized'
import { handleRequest } from '@/v1/engine/handle-request'
import { routes } from '@/v1/routes'
import { measureCpu, median, milliseconds, type Row } from '../figures'

/** A program that creates campuses, as many as each argument says in all, and measures requests for the last one. */
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

const request = async (address: string) => {
  const { status } = await handleRequest(routes, { method: 'GET', address, acceptEncoding: 'gzip' })
  if (status !== 200) throw new Error(`${address} answered ${status}`)
}

let last = ''
async function measureCold(address: string): Promise<string> {
  const times: number[] = []
  for (let round = 0; round < 15; round += 1) {
    for (const cache of Object.values(caches)) cache.clear()
    times.push(await measureCpu(() => request(address)))
  }
  return milliseconds(median(times.slice(5)))
}

/** The cost after the entries of one campus expired, with the list of campuses still in the cache. */
async function measureExpired(address: string): Promise<string> {
  const times: number[] = []
  for (let round = 0; round < 25; round += 1) {
    expireTag(siteTag(last))
    times.push(await measureCpu(() => request(address)))
  }
  return milliseconds(median(times.slice(10)))
}

async function measureWarm(address: string): Promise<string> {
  await request(address)
  const rounds = 20_000
  const spent = await measureCpu(async () => {
    for (let round = 0; round < rounds; round += 1) await request(address)
  })
  return `${((spent / rounds) * 1_000).toFixed(1)} µs`
}

const rows: Row[] = []
let made = 0
for (const count of process.argv.slice(2).map(Number)) {
  for (; made < count; made += 1) last = await makeSite(made)
  const status = `/v1/locations/status?site_id=${last}`
  const cold = `${await measureCold('/v1/sites/public')}, ${await measureCold(status)}`
  rows.push(
    [
      `${count} campuses: list of sites, and status of one, CPU time with empty caches`,
      cold,
      'grows with the list at most',
    ],
    [
      'The same, status after a save, and warm',
      `${await measureExpired(status)}, ${await measureWarm(status)}`,
      'does not grow',
    ],
  )
}
process.stdout.write(`\n${JSON.stringify(rows)}\n`)
process.exit(0)
