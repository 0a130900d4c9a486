import { Agent } from 'node:http'
import type { OpenApi } from '@/v1/openapi'
import { fuzzedRequests } from '../support/fuzzed-requests'
import { sendAll } from '../support/send-fuzzed'
import { addressesOf } from './addresses'
import { ask } from './load'
import { runAlone } from './run-alone'
import { megabytes, type Row } from './rows'
import { startServer, type Measured } from './servers'
import { compare, yardstickFor } from './yardstick'

const port = 3195
const ours = `http://127.0.0.1:${port}`
const gzip = { 'Accept-Encoding': 'gzip' }
const effort = { rounds: 5, perRound: 1_500 }
/** What depends on the clock is made anew each minute. */
const byTheMinute = /status|weekly_schedule|hours|map/

type Cold = { address: string; known: number; nothing: number }

/** Every call of the API on the demo, at the true hour: warm beside a plain server, unchanged, cold; then a crowd, and hostile ones. */
export async function measureWholeApi(
  env: Record<string, string>,
  home: string,
): Promise<{ calls: string[][]; rows: Row[] }> {
  await runAlone('scripts/seed.ts', [], env)
  const server = await startServer('server.ts', [], port, env, '/v1/sites/public')
  const document = (await (await fetch(`${ours}/v1/openapi.json`)).json()) as OpenApi
  const examples = addressesOf(document)
  const cold = JSON.parse(
    await runAlone('tests/bench/cold-api.ts', [JSON.stringify(examples.map(({ address }) => address))], env),
  ) as Cold[]
  const calls: string[][] = []
  for (const { path, address } of examples) {
    const { server: yardstick, etag } = await yardstickFor(ours, address, gzip, home)
    const warm = await compare(server, yardstick, { ours, address }, { headers: gzip, status: 200 }, effort)
    const known = { headers: { ...gzip, 'If-None-Match': etag }, status: 304 }
    // An answer that the minute changes between asking and comparing is a 200: it is asked for again.
    const same = await compare(server, yardstick, { ours, address }, known, effort).catch(() => null)
    yardstick.stop()
    const built = cold.find((it) => it.address === address)
    calls.push([
      `\`${path.slice(1)}\``,
      String(warm.ours),
      warm.ratio.toFixed(2),
      byTheMinute.test(path) ? '0.40' : '0.50',
      same ? same.ratio.toFixed(2) : 'changed meanwhile',
      `${built?.known.toFixed(1)} ms`,
      `${built?.nothing.toFixed(1)} ms`,
    ])
    console.log(calls.at(-1)?.join(' '))
  }
  const rows = [
    await crowd(
      server,
      examples.map(({ address }) => address),
    ),
    ...(await hostile(server, document)),
  ]
  server.stop()
  return { calls, rows }
}

/** A hundred thousand requests over all calls, in both languages and both forms. */
async function crowd(server: Measured, addresses: readonly string[]): Promise<Row> {
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  const send = async (count: number) => {
    let left = count
    const worker = async () => {
      while (left > 0) {
        left -= 1
        const address = addresses[left % addresses.length] ?? ''
        const language = left % 3 === 0 ? 'fr' : 'en'
        await ask(
          agent,
          `${ours}${address}${address.includes('?') ? '&' : '?'}locale=${language}`,
          left % 2 ? gzip : {},
        )
      }
    }
    await Promise.all(Array.from({ length: 20 }, worker))
  }
  await send(5_000)
  const before = await server.rssBytes()
  await send(100_000)
  const after = await server.rssBytes()
  agent.destroy()
  return [
    'Memory after 100,000 requests over all calls',
    `${megabytes(after)} MB; ${megabytes(before)} MB before`,
    'within 50 MB',
  ]
}

async function hostile(server: Measured, document: OpenApi): Promise<Row[]> {
  const { sites } = (await (await fetch(`${ours}/v1/sites/public`)).json()) as { sites: { id: string }[] }
  const surface = {
    paths: Object.keys(document.paths).map((path) => `/v1${path}`),
    parameters: [
      'site_id',
      'location_id',
      'date',
      'slug',
      'count',
      'event_id',
      'news_id',
      'photo_album_id',
      'timestamp',
    ],
    ids: sites.map(({ id }) => id),
  }
  const memory = [await server.rssBytes()]
  await sendAll(ours, fuzzedRequests(surface, 1_000, 3)) // loads the code that reads bodies, which no read needs
  memory.push(await server.rssBytes())
  const answers = await sendAll(ours, fuzzedRequests(surface, 10_000))
  memory.push(await server.rssBytes())
  await sendAll(ours, fuzzedRequests(surface, 10_000, 7))
  memory.push(await server.rssBytes())
  const [none, loaded, once, twice] = memory.map(megabytes)
  const times = answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)]?.toFixed(0)
  return [
    [
      '10,000 hostile requests, 20 at a time: 99 of 100 answered',
      `within ${at(0.99)} ms, half within ${at(0.5)} ms`,
      'within 500 ms',
    ],
    ['Answers of 500 and above among them', String(answers.filter(({ status }) => status >= 500).length), '0'],
    [
      'Memory after those 10,000, and after 10,000 others',
      `${once} MB, ${twice} MB; ${loaded} MB when a thousand had come, ${none} MB before any`,
      'within 50 MB from the thousand on',
    ],
  ]
}
