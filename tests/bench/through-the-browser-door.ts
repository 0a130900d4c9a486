import { Agent } from 'node:http'
import type { Payload } from 'payload'
import type { Measured } from './servers'
import { ask } from './load'
import { htmlBytes } from './page-weights'

type Campus = { siteId: string; dishId: string }
type Row = [what: string, figure: string, aim: string]

/** Staff rename a dish through the studio's own door; does the very next answer of v1 have the new name? */
export async function saveADish(ours: string, payload: Payload, { dishId }: Campus, address: string): Promise<string> {
  const credentials = { email: 'bench@example.com', password: 'only-for-the-bench-1' }
  await payload.create({
    collection: 'staff',
    data: { ...credentials, name: 'Bench', role: 'administrator' },
    overrideAccess: true,
  }) // the bench's own installation
  const json = { 'Content-Type': 'application/json', Origin: ours }
  const login = await fetch(`${ours}/api/staff/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(credentials),
  })
  const { token } = (await login.json()) as { token: string }
  let fresh = 0
  const tries = 20
  for (let i = 0; i < tries; i += 1) {
    const name = `Renamed dish ${i}`
    const saved = await fetch(`${ours}/api/dishes/${dishId}?locale=en`, {
      method: 'PATCH',
      headers: { ...json, Authorization: `JWT ${token}` },
      body: JSON.stringify({ name }),
    })
    if (!saved.ok) throw new Error(`The dish could not be saved: ${saved.status} ${await saved.text()}`)
    if ((await (await fetch(ours + address)).text()).includes(`"name":"${name}"`)) fresh += 1
  }
  return `had the new name ${fresh} of ${tries} times`
}

type Day = { menu: { periods: { categories: { items: { desc: string }[] }[] } } }

/**
 * The menu page of 200 dishes: its weight, how often it carries each dish's description, its processor time. `address` is
 * the day in v1.
 */
export async function weighMenuPage(ours: string, server: Measured, date: string, address: string): Promise<Row[]> {
  const page = `/bench/whats-on-the-menu?date=${date}`
  const url = ours + page
  const html = await plainText(url)
  const { menu } = JSON.parse(await plainText(ours + address)) as Day
  const times = menu.periods.categories
    .flatMap(({ items }) => items.map(({ desc }) => html.split(desc).length - 1))
    .sort((one, other) => one - other)
  const agent = new Agent({ keepAlive: true })
  for (let i = 0; i < 30; i += 1) await ask(agent, url, { 'Accept-Encoding': 'gzip' })
  const before = await server.cpuSeconds()
  for (let i = 0; i < 200; i += 1) await ask(agent, url, { 'Accept-Encoding': 'gzip' })
  const used = ((await server.cpuSeconds()) - before) * 5
  return [
    [
      'Menu page of 200 dishes, HTML',
      `${kilobytes(await htmlBytes(ours, page))} compressed, ${kilobytes(Buffer.byteLength(html))} plain`,
      'under 45 KB',
    ],
    [
      'How often it carries a dish’s description',
      `${times[0]} to ${times.at(-1)} times (${times.length} dishes)`,
      'once',
    ],
    ['Processor time of a warm menu page', `${used.toFixed(1)} ms`, 'reported'],
  ]
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
const plainText = async (url: string) => (await fetch(url, { headers: { 'Accept-Encoding': 'identity' } })).text()
