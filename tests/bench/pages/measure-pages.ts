import { milliseconds, type Options, type Row } from '../figures'
import { makeBenchFolder, noon, productPort, productUrl } from '../servers/bench-folder'
import { sendLoad } from '../servers/load'
import { startMeasuredServer, type MeasuredServer } from '../servers/measured-server'
import { runProgram } from '../servers/run-program'
import { runLighthouse } from './lighthouse'
import { measureHtmlBytes, readScripts, sumScriptSizes } from './page-weights'

const site = '/northgate'
const plainPort = 3197

/** Milliseconds of server CPU for a warm page, with 20 concurrent visitors. */
async function measureCpuPerPage(server: MeasuredServer, url: string): Promise<number> {
  const headers = { Accept: 'text/html', 'Accept-Encoding': 'gzip' }
  const count = 200
  await sendLoad(url, headers, 100, 200)
  const before = await server.cpuSeconds()
  await sendLoad(url, headers, count, 200)
  return ((await server.cpuSeconds()) - before) * (1_000 / count)
}

/** Pages of the demo campus Northgate at noon: weights and CPU time, Lighthouse's phone profile, and a plain Payload page. */
export async function measurePages({ small }: Options): Promise<Row[]> {
  const { env: common } = makeBenchFolder('pages')
  const env = { ...common, REFECTORY_CLOCK: noon }
  await runProgram('scripts/seed.ts', [], env)
  const server = await startMeasuredServer('server.ts', [], productPort, env, '/v1/sites/public')
  try {
    const news = await (await fetch(`${productUrl}${site}/news`)).text()
    const info = (await (await fetch(`${productUrl}/v1${`/sites${site}/info`}`)).json()) as {
      site: { active_popup: { _id: string } | null }
    }
    const closedPopup = `popup-${info.site.active_popup?._id}=true`
    const pages: [name: string, path: string, cookie: string][] = [
      ['Home, popup closed', site, closedPopup],
      ['Home, with popup', site, ''],
      ['Menu', `${site}/whats-on-the-menu`, ''],
      ['Locations', `${site}/locations`, ''],
      ['Hours', `${site}/hours-of-operation`, ''],
      ['News article', /href="(\/northgate\/news-item\/[^"]+)"/.exec(news)?.[1] ?? '', ''],
      ['Order form', `${site}/meal-plan-purchase`, ''],
    ]
    const scripts = new Map<string, ReadonlyMap<string, number>>()
    for (const path of ['/', ...pages.map(([, path]) => path)]) scripts.set(path, await readScripts(productUrl, path))
    const weights = sumScriptSizes(scripts)
    const rows: Row[] = []
    for (const [name, path, cookie] of pages) {
      for (const language of small ? [] : ['en', 'fr']) {
        const figures = await runLighthouse(productUrl + path, `l1=${language}; ${cookie}`)
        rows.push([
          `${name}, ${language}: Lighthouse`,
          figures,
          '95, 100, 100, 100; LCP 1.5 s, CLS 0.02, blocking 100 ms',
        ])
      }
      if (name === 'Home, with popup') continue
      const { all, own } = weights.get(path) ?? { all: NaN, own: NaN }
      const html = ((await measureHtmlBytes(productUrl, path)) / 1_024).toFixed(1)
      const cpu = milliseconds(await measureCpuPerPage(server, productUrl + path))
      rows.push([
        `${name}: HTML, all scripts, own scripts, server CPU`,
        `${html} KB, ${all.toFixed(0)} KB, ${own.toFixed(1)} KB, ${cpu}`,
        'scripts 220 and 40 KB, CPU 50 ms',
      ])
    }
    const plain = await startMeasuredServer('tests/bench/pages/plain-payload-page.ts', [], plainPort, env, site)
    const [ours, theirs] = [
      await measureCpuPerPage(server, productUrl + site),
      await measureCpuPerPage(plain, `http://127.0.0.1:${plainPort}${site}`),
    ]
    plain.stop()
    return [
      ...rows,
      [
        'Home, and plain lists of the same documents from Payload, server CPU',
        `${milliseconds(ours)}, ${milliseconds(theirs)}`,
        '—',
      ],
    ]
  } finally {
    server.stop()
  }
}
