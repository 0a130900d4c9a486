import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { load } from './load'
import { median } from './rows'
import { startServer, type Measured } from './servers'

const plainPort = 3197
const plain = `http://127.0.0.1:${plainPort}`
type Headers = Record<string, string>
/** How often the two are asked in turns, and how many requests a turn has. */
export type Effort = { rounds: number; perRound: number }

/** Our answer as it goes over the wire, so that the yardstick sends the very same bytes and headers. */
function rawReply(url: string, headers: Headers) {
  return new Promise<{ status: number; headers: Headers; body: string }>((resolve, reject) => {
    request(url, { headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (data: Buffer) => parts.push(data))
      response.on('end', () => {
        const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...kept } = response.headers
        const body = Buffer.concat(parts).toString('base64')
        resolve({ status: response.statusCode ?? 0, headers: kept as Headers, body })
      })
    })
      .on('error', reject)
      .end()
  })
}

/** A plain Node server that gives one of our answers, beside ours. */
export async function yardstickFor(ours: string, address: string, headers: Headers, home: string) {
  const reply = await rawReply(ours + address, headers)
  const unchanged = await rawReply(ours + address, { ...headers, 'If-None-Match': reply.headers.etag ?? '' })
  const file = path.join(home, 'plain.json')
  writeFileSync(file, JSON.stringify({ reply, unchanged }))
  const server = await startServer('tests/bench/plain-server.ts', [file], plainPort, {}, address)
  return { server, etag: reply.headers.etag ?? '' }
}

/** Requests per second of server CPU of both servers, taken in turns so that the machine's moods hit both. */
export async function compare(
  server: Measured,
  yardstick: Measured,
  url: { ours: string; address: string },
  asked: { headers: Headers; status: number },
  { rounds, perRound }: Effort,
) {
  const bases = { ours: url.ours, plain }
  const taken = { ours: 0, plain: 0 }
  for (const base of Object.values(bases))
    await load(base + url.address, asked.headers, Math.ceil(perRound / 3), asked.status)
  const ratios: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const turn = { ours: 0, plain: 0 }
    for (const [name, it] of [
      ['ours', server],
      ['plain', yardstick],
    ] as const) {
      const before = await it.cpuSeconds()
      await load(bases[name] + url.address, asked.headers, perRound, asked.status)
      turn[name] = (await it.cpuSeconds()) - before
      taken[name] += turn[name]
    }
    ratios.push(turn.plain / turn.ours)
  }
  const rate = (seconds: number) => Math.round((rounds * perRound) / seconds)
  return { ours: rate(taken.ours), plain: rate(taken.plain), ratio: median(ratios) }
}
