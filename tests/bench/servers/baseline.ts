import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { sendLoad } from './load'
import { median } from '../figures'
import { startMeasuredServer, type MeasuredServer } from './measured-server'

const baselinePort = 3197
const baselineUrl = `http://127.0.0.1:${baselinePort}`
type Headers = Record<string, string>
/** The number of alternating rounds, and of requests per round and server. */
export type Effort = { rounds: number; perRound: number }

/** Records a response as sent, so that the baseline server can send the same bytes and headers. */
function recordResponse(url: string, headers: Headers) {
  return new Promise<{ status: number; headers: Headers; body: string }>((resolve, reject) => {
    request(url, { headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (data: Buffer) => parts.push(data))
      response.on('end', () => {
        const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...rest } = response.headers
        const body = Buffer.concat(parts).toString('base64')
        resolve({ status: response.statusCode ?? 0, headers: rest as Headers, body })
      })
    })
      .on('error', reject)
      .end()
  })
}

/** Starts a plain Node server that sends the same response as the product at `baseUrl` for this path. */
export async function startBaseline(baseUrl: string, address: string, headers: Headers, home: string) {
  const reply = await recordResponse(baseUrl + address, headers)
  const unchanged = await recordResponse(baseUrl + address, { ...headers, 'If-None-Match': reply.headers.etag ?? '' })
  const file = path.join(home, 'baseline.json')
  writeFileSync(file, JSON.stringify({ reply, unchanged }))
  const server = await startMeasuredServer('tests/bench/servers/baseline-server.ts', [file], baselinePort, {}, address)
  return { server, etag: reply.headers.etag ?? '' }
}

/**
 * Measures requests per second of server CPU. Both servers are measured in alternating rounds, so that changes in the machine's
 * speed affect both. `ratio` is the product's rate divided by the baseline's.
 */
export async function compareWithBaseline(
  server: MeasuredServer,
  baseline: MeasuredServer,
  { baseUrl, address }: { baseUrl: string; address: string },
  expected: { headers: Headers; status: number },
  { rounds, perRound }: Effort,
) {
  const urls = { product: baseUrl, baseline: baselineUrl }
  const total = { product: 0, baseline: 0 }
  for (const url of Object.values(urls))
    await sendLoad(url + address, expected.headers, Math.ceil(perRound / 3), expected.status)
  const ratios: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const used = { product: 0, baseline: 0 }
    for (const [name, each] of [
      ['product', server],
      ['baseline', baseline],
    ] as const) {
      const before = await each.cpuSeconds()
      await sendLoad(urls[name] + address, expected.headers, perRound, expected.status)
      used[name] = (await each.cpuSeconds()) - before
      total[name] += used[name]
    }
    ratios.push(used.baseline / used.product)
  }
  const rate = (seconds: number) => Math.round((rounds * perRound) / seconds)
  return { product: rate(total.product), baseline: rate(total.baseline), ratio: median(ratios) }
}
