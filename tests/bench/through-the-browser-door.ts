import { gunzipSync, gzipSync } from 'node:zlib'
import { Agent } from 'node:http'
import type { Payload } from 'payload'
import type { Measured } from './servers'
import { ask } from './load'

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

/** The menu page of 200 dishes: its weight, how often it carries its data, its scripts, its processor time. */
export async function weighMenuPage(ours: string, server: Measured, date: string): Promise<Row[]> {
  const url = `${ours}/bench/whats-on-the-menu?date=${date}`
  const html = await (await fetch(url, { headers: { 'Accept-Encoding': 'identity' } })).text()
  const wire = await compressedBytes(url)
  const scripts = [...new Set([...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map((found) => found[1] ?? ''))]
  const sizes = await Promise.all(
    scripts.map(async (src) => gzipSync(Buffer.from(await (await fetch(new URL(src, ours))).arrayBuffer())).length),
  )
  const dishName = /data-dish="[^"]*"[^>]*>([^<]{8,})</.exec(html)?.[1] ?? 'Renamed dish 19'
  const times = html.split(dishName).length - 1
  const agent = new Agent({ keepAlive: true })
  for (let i = 0; i < 30; i += 1) await ask(agent, url, { 'Accept-Encoding': 'gzip' })
  const before = await server.usage()
  for (let i = 0; i < 200; i += 1) await ask(agent, url, { 'Accept-Encoding': 'gzip' })
  const used = ((await server.usage()).cpuSeconds - before.cpuSeconds) * 5
  const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
  return [
    ['Menu page of 200 dishes, HTML', `${kb(wire)} compressed, ${kb(Buffer.byteLength(html))} plain`, 'under 45 KB'],
    ['How often the page carries a dish', `${times} time${times === 1 ? '' : 's'}`, 'once'],
    [
      'JavaScript of the menu page',
      `${kb(sizes.reduce((a, b) => a + b, 0))} compressed in ${sizes.length} files`,
      'reported',
    ],
    ['Processor time of a warm menu page', `${used.toFixed(1)} ms`, 'reported'],
  ]
}

async function compressedBytes(url: string): Promise<number> {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'Accept-Encoding': 'gzip' } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (data: Buffer) => parts.push(data))
      response.on('end', () => {
        const bytes = Buffer.concat(parts)
        gunzipSync(bytes)
        resolve(bytes.length)
      })
    })
      .on('error', reject)
      .end()
  })
}
