import { Agent } from 'node:http'
import type { OpenApiDocument } from '@/v1/engine/openapi'
import { fuzzedRequests } from '../../support/servers/fuzzed-requests'
import { sendFuzzedRequests } from '../../support/servers/send-fuzzed'
import { listExampleAddresses } from './example-addresses'
import { sendRequest } from '../servers/load'
import { runProgram } from '../servers/run-program'
import { toMegabytes, type Row } from '../table'
import { startMeasuredServer, type MeasuredServer } from '../servers/measured-server'
import { compareWithBaseline, startBaseline } from '../servers/baseline'

const port = 3195
const baseUrl = `http://127.0.0.1:${port}`
const gzip = { 'Accept-Encoding': 'gzip' }
const effort = { rounds: 5, perRound: 1_500 }
/** Endpoints whose responses depend on the clock and are built again each minute. */
const builtEachMinute = /status|weekly_schedule|hours|map/

type Cold = { address: string; known: number; nothing: number }

/**
 * Measures every GET endpoint on the demo at the current time: warm and 304 responses compared with the baseline server, and
 * cold builds. Then measures memory under many requests, and the reaction to hostile ones.
 */
export async function measureApi(
  env: Record<string, string>,
  home: string,
): Promise<{ calls: string[][]; rows: Row[] }> {
  await runProgram('scripts/seed.ts', [], env)
  const server = await startMeasuredServer('server.ts', [], port, env, '/v1/sites/public')
  const document = (await (await fetch(`${baseUrl}/v1/openapi.json`)).json()) as OpenApiDocument
  const examples = await withoutPrivateReads(listExampleAddresses(document))
  const cold = JSON.parse(
    await runProgram('tests/bench/api/cold-calls.ts', [JSON.stringify(examples.map(({ address }) => address))], env),
  ) as Cold[]
  const calls: string[][] = []
  for (const { path, address } of examples) {
    const { server: baseline, etag } = await startBaseline(baseUrl, address, gzip, home)
    const warm = await compareWithBaseline(
      server,
      baseline,
      { baseUrl, address },
      { headers: gzip, status: 200 },
      effort,
    )
    const known = { headers: { ...gzip, 'If-None-Match': etag }, status: 304 }
    // If the response changes with the minute, its ETag no longer matches and the server answers 200.
    const unchanged = await compareWithBaseline(server, baseline, { baseUrl, address }, known, effort).catch(() => null)
    baseline.stop()
    const coldCall = cold.find((call) => call.address === address)
    calls.push([
      `\`${path.slice(1)}\``,
      String(warm.product),
      warm.ratio.toFixed(2),
      builtEachMinute.test(path) ? '0.40' : '0.50',
      unchanged ? unchanged.ratio.toFixed(2) : 'changed during the test',
      `${coldCall?.known.toFixed(1)} ms`,
      `${coldCall?.nothing.toFixed(1)} ms`,
    ])
    console.log(calls.at(-1)?.join(' '))
  }
  const rows = [
    await measureMemory(
      server,
      examples.map(({ address }) => address),
    ),
    ...(await measureHostileRequests(server, document)),
  ]
  server.stop()
  return { calls, rows }
}

/** The endpoints whose responses are the same for everyone. Reads of a visitor's own data are never cached, and some are limited. */
async function withoutPrivateReads<Example extends { address: string }>(examples: Example[]): Promise<Example[]> {
  const isPrivate = await Promise.all(
    examples.map(async ({ address }) =>
      (await fetch(`${baseUrl}${address}`)).headers.get('cache-control')?.includes('no-store'),
    ),
  )
  return examples.filter((_, at) => !isPrivate[at])
}

/** Memory before and after 100,000 requests to all endpoints, in both languages, compressed and not. */
async function measureMemory(server: MeasuredServer, addresses: readonly string[]): Promise<Row> {
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  const send = async (count: number) => {
    let left = count
    const worker = async () => {
      while (left > 0) {
        left -= 1
        const address = addresses[left % addresses.length] ?? ''
        const language = left % 3 === 0 ? 'fr' : 'en'
        await sendRequest(
          agent,
          `${baseUrl}${address}${address.includes('?') ? '&' : '?'}locale=${language}`,
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
    'Memory after 100,000 requests to all endpoints',
    `${toMegabytes(after)} MB; ${toMegabytes(before)} MB before`,
    'at most 50 MB more',
  ]
}

async function measureHostileRequests(server: MeasuredServer, document: OpenApiDocument): Promise<Row[]> {
  const { sites } = (await (await fetch(`${baseUrl}/v1/sites/public`)).json()) as { sites: { id: string }[] }
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
  await sendFuzzedRequests(baseUrl, fuzzedRequests(surface, 1_000, 3)) // loads the code that parses bodies, which GET requests do not use
  memory.push(await server.rssBytes())
  const responses = await sendFuzzedRequests(baseUrl, fuzzedRequests(surface, 10_000))
  memory.push(await server.rssBytes())
  await sendFuzzedRequests(baseUrl, fuzzedRequests(surface, 10_000, 7))
  memory.push(await server.rssBytes())
  const [none, loaded, once, twice] = memory.map(toMegabytes)
  const times = responses.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)
  const percentile = (share: number) => times[Math.floor(times.length * share)]?.toFixed(0)
  return [
    [
      '10,000 hostile requests, 20 at a time: response time',
      `p99 ${percentile(0.99)} ms, median ${percentile(0.5)} ms`,
      'p99 under 500 ms',
    ],
    ['Responses with status 500 or above', String(responses.filter(({ status }) => status >= 500).length), '0'],
    [
      'Memory after these 10,000 requests, and after 10,000 more',
      `${once} MB, ${twice} MB; ${loaded} MB after 1,000 requests, ${none} MB before`,
      'at most 50 MB more than after 1,000',
    ],
  ]
}
