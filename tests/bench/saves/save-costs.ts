import { handleEndpoints } from 'payload'
import config from '@payload-config'
import { openPayload } from '@/server/database/payload'
import { localizedCreator } from '@/server/database/write-localized'
import { staffOnly } from '@/server/http/studio/studio-entry'
import { median } from '../table'
import { makeBody } from './make-body'

/** Prints the CPU time of saves of an article through the studio's API, without the network, as JSON in milliseconds. */
const payload = await openPayload()
payload.logger.level = 'silent'
const create = localizedCreator(payload, { context: { quiet: true } })
const { id: site } = await create('sites', {
  name: { en: 'Bench University', fr: 'Université Banc' },
  slug: 'bench-saves',
  published: true,
  timeZone: 'America/Toronto',
  country: 'ca',
})
const credentials = { email: 'bench@example.com', password: 'only-for-the-bench-1' }
const data = { ...credentials, name: 'Bench', role: 'administrator' as const }
await payload.create({ collection: 'staff', data, overrideAccess: true }) // the database of the benchmark

const handler = staffOnly((request) => handleEndpoints({ config, request }))
async function ask(method: string, path: string, body: object, token?: string) {
  const headers = { 'Content-Type': 'application/json', ...(token ? { Authorization: `JWT ${token}` } : {}) }
  const request = new Request(`http://localhost:3000/api/${path}`, { method, headers, body: JSON.stringify(body) })
  const slug = (path.split('?')[0] ?? '').split('/')
  const response = await handler(request, { params: Promise.resolve({ slug }) })
  const answer = (await response.json()) as { token?: string; doc?: { id: string } }
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(answer)}`)
  return answer
}
const { token } = await ask('POST', 'staff/login', credentials)
const article = { site, title: 'Soup', _status: 'published' }
const { doc } = await ask('POST', 'news?depth=0&locale=en', { ...article, descriptionRichText: makeBody(0) }, token)

const measure = async (times: number, change: (n: number) => object) => {
  const costs: number[] = []
  for (let n = 1; n <= times; n += 1) {
    const body = { ...article, ...change(n) }
    const before = process.cpuUsage()
    await ask('PATCH', `news/${doc?.id}?depth=0&locale=en`, body, token)
    const { user, system } = process.cpuUsage(before)
    costs.push((user + system) / 1_000)
  }
  const warm = costs.slice(times / 3).sort((a, b) => a - b)
  return { median: median(warm), p95: warm[Math.floor(warm.length * 0.95)] ?? NaN }
}
const rich = await measure(90, (n) => ({ descriptionRichText: makeBody(n) }))
const plain = await measure(90, (n) => ({ title: `Soup ${n}` }))
console.log(JSON.stringify({ rich, plain }))
process.exit(0)
