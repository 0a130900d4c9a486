import { Agent } from 'node:http'
import type { Payload } from 'payload'
import type { Row } from '../table'
import type { MeasuredServer } from '../servers/measured-server'
import { sendRequest } from '../servers/load'
import { measureHtmlBytes } from '../pages/page-weights'

type Campus = { siteId: string; dishId: string }

/** Renames a dish through the studio's API, and counts how often the next v1 response has the new name. */
export async function measureSaveFreshness(
  baseUrl: string,
  payload: Payload,
  { dishId }: Campus,
  address: string,
): Promise<string> {
  const credentials = { email: 'bench@example.com', password: 'only-for-the-bench-1' }
  await payload.create({
    collection: 'staff',
    data: { ...credentials, name: 'Bench', role: 'administrator' },
    overrideAccess: true,
  }) // the database of the benchmark
  const json = { 'Content-Type': 'application/json', Origin: baseUrl }
  const login = await fetch(`${baseUrl}/api/staff/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(credentials),
  })
  const { token } = (await login.json()) as { token: string }
  let fresh = 0
  const tries = 20
  for (let i = 0; i < tries; i += 1) {
    const name = `Renamed dish ${i}`
    const saved = await fetch(`${baseUrl}/api/dishes/${dishId}?locale=en`, {
      method: 'PATCH',
      headers: { ...json, Authorization: `JWT ${token}` },
      body: JSON.stringify({ name }),
    })
    if (!saved.ok) throw new Error(`The dish could not be saved: ${saved.status} ${await saved.text()}`)
    if ((await (await fetch(baseUrl + address)).text()).includes(`"name":"${name}"`)) fresh += 1
  }
  return `new in ${fresh} of ${tries} cases`
}

type Day = { menu: { periods: { categories: { items: { desc: string }[] }[] } } }

/**
 * Measures the menu page with 200 dishes: its size, how often it contains each dish's description, and its CPU time. `address`
 * is the v1 path of the same day.
 */
export async function measureMenuPage(
  baseUrl: string,
  server: MeasuredServer,
  date: string,
  address: string,
): Promise<Row[]> {
  const page = `/bench/whats-on-the-menu?date=${date}`
  const url = baseUrl + page
  const html = await plainText(url)
  const { menu } = JSON.parse(await plainText(baseUrl + address)) as Day
  const occurrences = menu.periods.categories
    .flatMap(({ items }) => items.map(({ desc }) => html.split(desc).length - 1))
    .sort((one, other) => one - other)
  const agent = new Agent({ keepAlive: true })
  const requests = 200
  for (let i = 0; i < 30; i += 1) await sendRequest(agent, url, { 'Accept-Encoding': 'gzip' })
  const before = await server.cpuSeconds()
  for (let i = 0; i < requests; i += 1) await sendRequest(agent, url, { 'Accept-Encoding': 'gzip' })
  const milliseconds = ((await server.cpuSeconds()) - before) * (1_000 / requests)
  return [
    [
      'Menu page with 200 dishes, HTML',
      `${kilobytes(await measureHtmlBytes(baseUrl, page))} compressed, ${kilobytes(Buffer.byteLength(html))} uncompressed`,
      'under 45 KB',
    ],
    [
      'Occurrences of each dish’s description in it',
      `${occurrences[0]} to ${occurrences.at(-1)} times (${occurrences.length} dishes)`,
      'once',
    ],
    ['CPU time of a warm menu page', `${milliseconds.toFixed(1)} ms`, 'none'],
  ]
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
const plainText = async (url: string) => (await fetch(url, { headers: { 'Accept-Encoding': 'identity' } })).text()
