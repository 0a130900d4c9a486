import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { lighthouseOf } from './lighthouse'
import { load } from './load'
import { htmlBytes, scriptsOf, weigh } from './page-weights'
import { table } from './rows'
import { runAlone } from './run-alone'
import { startServer, type Measured } from './servers'

const root = fileURLToPath(new URL('../..', import.meta.url))
const home = path.join(root, '.test', 'bench-pages')
rmSync(home, { recursive: true, force: true })
mkdirSync(home, { recursive: true })
const base = 'http://localhost:3194'
const env = {
  NODE_ENV: 'production',
  PAYLOAD_SECRET: 'only-for-the-bench-only-for-the-bench',
  DATABASE_URL: 'file:./.test/bench-pages/demo.db',
  MEDIA_DIR: path.join(home, 'media'),
  SERVER_URL: base,
  REFECTORY_CLOCK: '2026-11-20T12:05:00-05:00',
}
const site = '/northgate'

async function newsDetail(): Promise<string> {
  const html = await (await fetch(`${base}${site}/news`)).text()
  return /href="(\/northgate\/news-item\/[^"]+)"/.exec(html)?.[1] ?? ''
}

/** Milliseconds of server CPU of a warm page; 20 visitors at once. */
async function cpuOf(server: Measured, url: string): Promise<number> {
  const count = 200
  await load(url, { Accept: 'text/html', 'Accept-Encoding': 'gzip' }, 100, 200)
  const before = await server.cpuSeconds()
  await load(url, { Accept: 'text/html', 'Accept-Encoding': 'gzip' }, count, 200)
  return ((await server.cpuSeconds()) - before) * (1_000 / count)
}

await runAlone('scripts/seed.ts', [], env)
const server = await startServer('server.ts', [], 3194, env, '/v1/sites/public')
const { site: told } = (await (await fetch(`${base}/v1/sites/northgate/info`)).json()) as {
  site: { active_popup: { _id: string } | null }
}
const closed = `popup-${told.active_popup?._id}=true`
const pages: [name: string, path: string, cookie?: string][] = [
  ['Home', site, closed],
  ['Home, with its popup', site],
  ['Menu', `${site}/whats-on-the-menu`],
  ['Locations', `${site}/locations`],
  ['Hours', `${site}/hours-of-operation`],
  ['News, one piece', await newsDetail()],
]

const scripts = new Map<string, ReadonlyMap<string, number>>()
for (const [, address] of [['Landing', '/'], ...pages]) scripts.set(address ?? '', await scriptsOf(base, address ?? ''))
const weights = weigh(scripts)

const marks: string[][] = []
const costs: string[][] = []
for (const [name, address, cookie] of pages) {
  for (const language of ['en', 'fr'])
    marks.push([name, language, ...(await lighthouseOf(base + address, [`l1=${language}`, cookie ?? ''].join('; ')))])
  if (name === 'Home, with its popup') continue
  const { all, own } = weights.get(address) ?? { all: NaN, own: NaN }
  const html = (await htmlBytes(base, address)) / 1_024
  const cpu = await cpuOf(server, base + address)
  costs.push([name, `${html.toFixed(1)} KB`, `${all.toFixed(0)} KB`, `${own.toFixed(1)} KB`, `${cpu.toFixed(1)} ms`])
  console.log(marks.at(-2)?.join(' '), '\n', marks.at(-1)?.join(' '), '\n', costs.at(-1)?.join(' '))
}
const ours = await cpuOf(server, base + site)
const plainServer = await startServer('tests/bench/plain-payload-page.ts', [], 3193, env, site)
const plain = await cpuOf(plainServer, `http://localhost:3193${site}`)
plainServer.stop()
server.stop()

const machine = `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'CPU'}`
const page = `# Pages

\`npm run bench:pages\` measures, \`npm run bench:pages -- --write\` writes this page. ${machine}. The demo campus Northgate at noon; Lighthouse with its phone profile, medians of ${process.env.LIGHTHOUSE_RUNS ?? 3} runs, both languages. “Computed” is the profile’s own way, from a quick load of a server on the same machine, where scripts are there before anything is painted and count as waited for; “slowed” is with the connection and the processor slowed in truth (\`--throttling-method=devtools\`). “Home” is for a visitor who has closed its popup. The popup of a home opens a second after the page has loaded, and its picture is then the largest paint.

${table(
  [
    'page',
    'language',
    'performance',
    'accessibility',
    'best practices',
    'search',
    'largest paint, computed',
    'largest paint, slowed',
    'layout shift',
    'blocking',
  ],
  marks,
)}

Aims: 95 or more, then three times 100; under 1.5 s, under 0.02, under 100 ms.

${table(['page', 'HTML, compressed', 'all scripts, compressed', 'of these its own', 'server CPU, warm'], costs)}

Aims: scripts under 220 KB in all, 40 KB of a page's own; under 50 ms.

A site's home takes ${ours.toFixed(1)} ms of server CPU, ${Math.round(1_000 / ours)} pages per CPU second. A server that asks Payload for the same site, sections, places and hours at each visit and writes them into a bare list takes ${plain.toFixed(1)} ms, ${Math.round(1_000 / plain)} per CPU second.
`
console.log(page)
if (process.argv.includes('--write')) writeFileSync(path.join(root, 'docs', 'pages.md'), page)
process.exit(0)
