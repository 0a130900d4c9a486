import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { cpus } from 'node:os'
import { addDays } from '@/domain/calendar'
import { ask, load } from './load'
import { startServer, type Measured } from './servers'

const root = fileURLToPath(new URL('../..', import.meta.url))
const home = path.join(root, '.test', 'bench')
const [ourPort, plainPort] = [3198, 3197]
const ours = `http://127.0.0.1:${ourPort}`
const plain = `http://127.0.0.1:${plainPort}`
const rounds = 6
const perRound = 6_000
const date = '2026-11-20'

rmSync(home, { recursive: true, force: true })
mkdirSync(home, { recursive: true })
const env = {
  NODE_ENV: 'production',
  DATABASE_URL: 'file:./.test/bench/refectory.db',
  MEDIA_DIR: path.join(home, 'media'),
  PAYLOAD_SECRET: 'only-for-the-bench-only-for-the-bench',
  SERVER_URL: ours,
  REFECTORY_CLOCK: `${date}T12:05:00-05:00`,
}
Object.assign(process.env, env)

const { openPayload } = await import('@/server/payload')
const { makeCampusOf200 } = await import('./campus-of-200')
const { coldBuilds } = await import('./cold-builds')
const payload = await openPayload()
const dates = Array.from({ length: 61 }, (_, i) => addDays(date, i))
const campus = await makeCampusOf200(payload, dates)
const rows: [what: string, figure: string, aim: string][] = []
const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

const { periodId, cold, coldAll } = await coldBuilds(campus, dates)
rows.push([
  'Cold build of a 200-dish day, read from the database to compressed bytes',
  `${median(cold).toFixed(1)} ms of CPU (median of ${cold.length})`,
  'under 15 ms',
])
rows.push(['The same with nothing of the campus in memory', `${median(coldAll).toFixed(1)} ms of CPU`, '—'])

const address = `/v1/location/${campus.locationId}/periods/${periodId}?platform=0&date=${date}`
const headers = { 'Accept-Encoding': 'gzip' }
const server = await startServer('server.ts', [], ourPort, env, address)
const agent = new Agent({ keepAlive: true })
const first = await fetch(ours + address, { headers: { 'Accept-Encoding': 'identity' } })
const text = await first.text()
const bodyBytes = Buffer.byteLength(text)
const atStart = (await server.usage()).rssBytes

/** Requests per second of server CPU of both servers, taken in turns so that the machine's moods hit both. */
async function compare(requestHeaders: Record<string, string>, expected: number, yardstick: Measured) {
  const taken = { ours: 0, plain: 0 }
  await load(ours + address, requestHeaders, 2_000, expected)
  await load(plain + address, requestHeaders, 2_000, expected)
  const ratios: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const turn: Record<'ours' | 'plain', number> = { ours: 0, plain: 0 }
    for (const [name, it, url] of [
      ['ours', server, ours],
      ['plain', yardstick, plain],
    ] as const) {
      const before = await it.usage()
      await load(url + address, requestHeaders, perRound, expected)
      turn[name] = (await it.usage()).cpuSeconds - before.cpuSeconds
      taken[name] += turn[name]
    }
    ratios.push(turn.plain / turn.ours)
  }
  const rate = (seconds: number) => Math.round((rounds * perRound) / seconds)
  return { ours: rate(taken.ours), plain: rate(taken.plain), ratio: median(ratios) }
}

async function yardstickFor(requestHeaders: Record<string, string>): Promise<Measured> {
  const reply = await rawReply(requestHeaders)
  const file = path.join(home, 'plain.json')
  writeFileSync(file, JSON.stringify(reply))
  return startServer('tests/bench/plain-server.ts', [file], plainPort, {}, address)
}

/** Our answer as it goes over the wire, so that the yardstick sends the very same bytes and headers. */
async function rawReply(requestHeaders: Record<string, string>) {
  const { request } = await import('node:http')
  return new Promise<{ status: number; headers: Record<string, string>; body: string }>((resolve, reject) => {
    request(ours + address, { headers: requestHeaders }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (data: Buffer) => parts.push(data))
      response.on('end', () => {
        const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...kept } = response.headers
        resolve({
          status: response.statusCode ?? 0,
          headers: kept as Record<string, string>,
          body: Buffer.concat(parts).toString('base64'),
        })
      })
    })
      .on('error', reject)
      .end()
  })
}

for (const [name, requestHeaders] of [
  ['gzip', headers],
  ['identity', { 'Accept-Encoding': 'identity' }],
] as const) {
  const yardstick = await yardstickFor(requestHeaders)
  const answered = await compare(requestHeaders, 200, yardstick)
  rows.push([
    `\`location/{id}/periods/{periodId}\`, ${name}, 200`,
    `${answered.ours} to ${answered.plain} requests per CPU second: ${answered.ratio.toFixed(2)}`,
    '0.50 or more',
  ])
  if (name === 'gzip') {
    const etag = (await ask(agent, ours + address, requestHeaders)).headers.etag ?? ''
    const known = await compare({ ...requestHeaders, 'If-None-Match': etag }, 304, yardstick)
    rows.push(['The same, 304', `${known.ours} to ${known.plain}: ${known.ratio.toFixed(2)}`, '0.50 or more'])
  }
  yardstick.stop()
}

const megabytes = (bytes: number) => Math.round(bytes / 1_048_576)
for (const [what, vary] of [
  ['Memory after 100,000 requests for one address', undefined],
  ['Memory after 100,000 more, each for an address of its own', (url: string, n: number) => `${url}&n=${n}`],
] as const) {
  await load(ours + address, headers, 100_000, 200, vary)
  const now = (await server.usage()).rssBytes
  rows.push([
    what,
    `${megabytes(now)} MB; ${megabytes(atStart)} MB after the first answer`,
    'within 50 MB of the start',
  ])
}

const { saveADish, weighPages } = await import('./through-the-browser-door')
rows.push(['After a save the next answer', await saveADish(ours, payload, campus, address), 'the new one'])
rows.push(...(await weighPages(ours, server, date, address)))
server.stop()

const table = ['| what | figure | aim |', '| --- | --- | --- |', ...rows.map((row) => `| ${row.join(' | ')} |`)].join(
  '\n',
)
const machine = `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'CPU'}; the day is ${Math.round(bodyBytes / 1024)} KB of JSON.`
console.log(`\n${machine}\n\n${table}\n`)
if (process.argv.includes('--write'))
  writeFileSync(
    path.join(root, 'docs', 'benchmarks.md'),
    `# Benchmarks\n\n\`npm run bench\` makes a campus with one lunch of 200 dishes, each with 18 nutrients and four marks, serves it in production mode and beside it a plain Node server that sends the very same bytes; both are asked in turns over 20 kept connections, and what counts is the processor time of the server, not the clock on the wall. \`npm run bench -- --write\` writes this page.\n\n${machine}\n\n${table}\n`,
  )
process.exit(0)
