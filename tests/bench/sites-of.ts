import { siteTag } from '@/server/cache-tags'
import { caches, expireTag } from '@/server/caches'
import { openPayload } from '@/server/payload'
import { bothLanguages } from '@/server/write-both'
import { answerRequest } from '@/v1/answer-request'
import { table } from '@/v1/table'
import { median } from './rows'

const count = Number(process.argv[2])
const both = (text: string) => ({ en: text, fr: text })
const payload = await openPayload()
payload.logger.level = 'silent'
const create = bothLanguages(payload, { context: { quiet: true } })

/** A campus with a page, a hall and its hours. */
async function makeSite(number: number): Promise<string> {
  const site = await create('sites', {
    name: both(`Campus ${number}`),
    slug: `campus-${number}`,
    published: true,
    timeZone: 'America/Toronto',
    defaultLocale: 'en',
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

const cpu = async (work: () => Promise<unknown>) => {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
const ask = async (address: string) => {
  const { status } = await answerRequest(table, { method: 'GET', address, acceptEncoding: 'gzip' })
  if (status !== 200) throw new Error(`${address} answered ${status}`)
}

let last = ''
for (let number = 1; number <= count; number += 1) last = await makeSite(number)

async function cold(address: string): Promise<string> {
  const times: number[] = []
  for (let round = 0; round < 15; round += 1) {
    for (const cache of Object.values(caches)) cache.clear()
    times.push(await cpu(() => ask(address)))
  }
  return `${median(times.slice(5)).toFixed(1)} ms`
}

/** One campus of many, the list of campuses being known. */
async function coldAmongKnown(address: string): Promise<string> {
  const times: number[] = []
  for (let round = 0; round < 25; round += 1) {
    expireTag(siteTag(last))
    times.push(await cpu(() => ask(address)))
  }
  return `${median(times.slice(10)).toFixed(1)} ms`
}

async function warm(address: string): Promise<string> {
  await ask(address)
  const rounds = 20_000
  const spent = await cpu(async () => {
    for (let round = 0; round < rounds; round += 1) await ask(address)
  })
  return `${((spent / rounds) * 1_000).toFixed(1)} µs`
}

const status = `/v1/locations/status?site_id=${last}`
const figures = [
  await cold('/v1/sites/public'),
  await cold(status),
  await coldAmongKnown(status),
  await warm(status),
  `${Math.round(process.memoryUsage().heapUsed / 1_048_576)} MB`,
]
process.stdout.write(`\n${JSON.stringify(figures)}`)
process.exit(0)
