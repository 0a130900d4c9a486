import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { runLighthouse } from './pages/lighthouse'
import { sendLoad } from './servers/load'
import { measureHtmlBytes, readScripts, sumScriptSizes } from './pages/page-weights'
import { formatTable } from './table'
import { runProgram } from './servers/run-program'
import { startMeasuredServer, type MeasuredServer } from './servers/measured-server'

const root = fileURLToPath(new URL('../..', import.meta.url))
const home = path.join(root, '.test', 'bench-pages')
rmSync(home, { recursive: true, force: true })
mkdirSync(home, { recursive: true })
const base = 'http://localhost:3194'
const env = {
  NODE_ENV: 'production',
  PAYMENT_SANDBOX: 'allow',
  PAYLOAD_SECRET: 'only-for-the-bench-only-for-the-bench',
  DATABASE_URL: 'file:./.test/bench-pages/demo.db',
  MEDIA_DIR: path.join(home, 'media'),
  SERVER_URL: base,
  REFECTORY_CLOCK: '2026-11-20T12:05:00-05:00',
}
const site = '/northgate'
/** As many as a large campus sells. */
const planCount = 60

async function findNewsArticle(): Promise<string> {
  const html = await (await fetch(`${base}${site}/news`)).text()
  return /href="(\/northgate\/news-item\/[^"]+)"/.exec(html)?.[1] ?? ''
}

/** Milliseconds of server CPU for a warm page, with 20 concurrent visitors. */
async function measureCpu(server: MeasuredServer, url: string): Promise<number> {
  const count = 200
  await sendLoad(url, { Accept: 'text/html', 'Accept-Encoding': 'gzip' }, 100, 200)
  const before = await server.cpuSeconds()
  await sendLoad(url, { Accept: 'text/html', 'Accept-Encoding': 'gzip' }, count, 200)
  return ((await server.cpuSeconds()) - before) * (1_000 / count)
}

await runProgram('scripts/seed.ts', [], env)
await runProgram('tests/bench/pages/add-plans.ts', ['northgate', String(planCount)], env)
const server = await startMeasuredServer('server.ts', [], 3194, env, '/v1/sites/public')
const { site: info } = (await (await fetch(`${base}/v1/sites/northgate/info`)).json()) as {
  site: { active_popup: { _id: string } | null }
}
const closedPopup = `popup-${info.active_popup?._id}=true`
const pages: [name: string, path: string, cookie?: string][] = [
  ['Home', site, closedPopup],
  ['Home, with popup', site],
  ['Menu', `${site}/whats-on-the-menu`],
  ['Locations', `${site}/locations`],
  ['Hours', `${site}/hours-of-operation`],
  ['News article', await findNewsArticle()],
  [`Order form, ${planCount} plans`, `${site}/meal-plan-purchase`],
]

const scripts = new Map<string, ReadonlyMap<string, number>>()
for (const [, address] of [['Landing', '/'], ...pages])
  scripts.set(address ?? '', await readScripts(base, address ?? ''))
const weights = sumScriptSizes(scripts)

const scores: string[][] = []
const costs: string[][] = []
for (const [name, address, cookie] of pages) {
  for (const language of ['en', 'fr'])
    scores.push([name, language, ...(await runLighthouse(base + address, [`l1=${language}`, cookie ?? ''].join('; ')))])
  if (name === 'Home, with popup') continue
  const { all, own } = weights.get(address) ?? { all: NaN, own: NaN }
  const html = (await measureHtmlBytes(base, address)) / 1_024
  const cpu = await measureCpu(server, base + address)
  costs.push([name, `${html.toFixed(1)} KB`, `${all.toFixed(0)} KB`, `${own.toFixed(1)} KB`, `${cpu.toFixed(1)} ms`])
  console.log(scores.at(-2)?.join(' '), '\n', scores.at(-1)?.join(' '), '\n', costs.at(-1)?.join(' '))
}
const homeMs = await measureCpu(server, base + site)
const plainServer = await startMeasuredServer('tests/bench/pages/plain-payload-page.ts', [], 3193, env, site)
const plainMs = await measureCpu(plainServer, `http://localhost:3193${site}`)
plainServer.stop()
server.stop()

const machine = `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'CPU'}`
const page = `# Pages

\`npm run bench:pages\` prints these figures, \`npm run bench:pages -- --write\` writes this page. ${machine}. The demo campus Northgate at noon, in both languages. Lighthouse uses its phone profile; values are medians of ${process.env.LIGHTHOUSE_RUNS ?? 3} runs. LCP is measured with simulated throttling (Lighthouse’s default) and with applied throttling (\`--throttling-method=devtools\`). Simulated throttling overestimates it: from a server on the same machine, scripts arrive before the first paint, and Lighthouse assumes that the paint waited for them. “Home” is for a visitor who has closed the popup. The popup opens a second after the page has loaded, and its picture is then the largest paint.

${formatTable(
  [
    'page',
    'language',
    'performance',
    'accessibility',
    'best practices',
    'SEO',
    'LCP, simulated',
    'LCP, applied',
    'CLS',
    'blocking time',
  ],
  scores,
)}

Targets: performance 95 or more, the other scores 100; LCP under 1.5 s, CLS under 0.02, blocking time under 100 ms.

${formatTable(['page', 'HTML, compressed', 'all scripts, compressed', 'own scripts', 'server CPU, warm'], costs)}

Targets: all scripts under 220 KB, own scripts under 40 KB, CPU under 50 ms.

The home page of a site takes ${homeMs.toFixed(1)} ms of server CPU, ${Math.round(1_000 / homeMs)} pages per CPU second. A server that reads the same site, sections, locations and hours from Payload at each visit and renders plain lists takes ${plainMs.toFixed(1)} ms, ${Math.round(1_000 / plainMs)} pages per CPU second.
`
console.log(page)
if (process.argv.includes('--write')) writeFileSync(path.join(root, 'docs', 'pages.md'), page)
process.exit(0)
