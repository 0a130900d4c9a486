import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { measureLongDay } from './long-day'
import { measureManySites } from './many-sites'
import { table } from './rows'
import { measureWholeApi } from './whole-api'

const root = fileURLToPath(new URL('../..', import.meta.url))
const home = path.join(root, '.test', 'bench')
rmSync(home, { recursive: true, force: true })
mkdirSync(home, { recursive: true })
const common = {
  NODE_ENV: 'production',
  PAYLOAD_SECRET: 'only-for-the-bench-only-for-the-bench',
  RATE_LIMIT_READS: '0',
}
const longDayEnv = {
  ...common,
  DATABASE_URL: 'file:./.test/bench/refectory.db',
  MEDIA_DIR: path.join(home, 'media'),
  SERVER_URL: 'http://127.0.0.1:3198',
  REFECTORY_CLOCK: '2026-11-20T12:05:00-05:00',
}
const demoEnv = {
  ...common,
  DATABASE_URL: 'file:./.test/bench/demo.db',
  MEDIA_DIR: path.join(home, 'demo-media'),
  SERVER_URL: 'http://127.0.0.1:3195',
}
const machine = `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'CPU'}`

const api = await measureWholeApi(demoEnv, home)
const sites = await measureManySites(demoEnv, home)
Object.assign(process.env, longDayEnv)
const day = await measureLongDay(longDayEnv, home)

const callsHead = [
  'call',
  'requests per CPU second',
  'of a plain server',
  'aim',
  '304, of a plain server',
  'built cold, the campus known',
  'built from nothing',
]
const sitesHead = [
  'sites',
  'the list of sites, from nothing',
  'status of one, from nothing',
  'status of one, the list known',
  'a warm status',
  'heap',
]
const page = `# Benchmarks

\`npm run bench\` measures, \`npm run bench -- --write\` writes this page. ${machine}. What counts is the processor time of the server, not the clock on the wall. Beside ours runs a plain Node server that sends the very same bytes; both are asked in turns over 20 kept connections.

## A lunch of 200 dishes

A campus with one lunch of 200 dishes, each with 18 nutrients and four marks: ${Math.round(day.bytes / 1024)} KB of JSON.

${table(['what', 'figure', 'aim'], day.rows)}

## Every call of the API

On the demo, at the true hour, gzip, by the examples of \`/v1/openapi.json\`. Built cold: milliseconds of CPU from the database to compressed bytes, the median of 15 (aim: under 25 ms); what depends on the clock is built once a minute.

${table(callsHead, api.calls)}

${table(['what', 'figure', 'aim'], api.rows)}

## Many campuses in one process

Milliseconds of CPU, medians; costs may grow in proportion at most, a warm read not at all.

${table(sitesHead, sites)}
`
console.log(page)
if (process.argv.includes('--write')) writeFileSync(path.join(root, 'docs', 'benchmarks.md'), page)
process.exit(0)
