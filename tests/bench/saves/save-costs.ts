import { handleEndpoints } from 'payload'
import config from '@payload-config'
import { openPayload } from '@/server/database/payload'
import { localizedCreator } from '@/server/database/write-localized'
import { staffOnly } from '@/server/http/studio/studio-entry'
import { measureCpu, within, type Row } from '../figures'
import { makeBody } from './make-body'

/** A program that measures saves of an article through the studio's API, without the network. */
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
    costs.push(await measureCpu(() => ask('PATCH', `news/${doc?.id}?depth=0&locale=en`, body, token)))
  }
  return within(costs.slice(times / 3), 0.5, 0.95)
}
const rich = await measure(90, (n) => ({ descriptionRichText: makeBody(n) }))
const plain = await measure(90, (n) => ({ title: `Soup ${n}` }))
const rows: Row[] = [
  ['An article with a new body of 1,500 words, CPU time: half and 95 of 100 within', rich, 'half under 60 ms'],
  ['Its title alone', plain, '—'],
]
process.stdout.write(`\n${JSON.stringify(rows)}\n`)
process.exit(0)
