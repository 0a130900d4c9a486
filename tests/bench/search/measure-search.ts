import { Agent } from 'node:http'
import { median, milliseconds, quantile, type Options, type Row } from '../figures'
import { makeBenchFolder, noon, productPort, productUrl, runMeasuringProgram } from '../servers/bench-folder'
import { sendRequest } from '../servers/load'
import { startMeasuredServer } from '../servers/measured-server'
import { runProgram } from '../servers/run-program'
import { makeSearches } from './make-corpus'

/**
 * The search of a large site: 5,000 dishes on 10,000 menu rows and 500 articles. First without the page, then as answers of the
 * production server, one after the other. The first ones of each language are not counted.
 */
export async function measureSearch({ small }: Options): Promise<Row[]> {
  const size = (small ? [500, 1_000, 50] : [5_000, 10_000, 500]).map(String)
  const rows = await runMeasuringProgram('search-costs', 'tests/bench/search/search-costs.ts', size)
  const { env: common } = makeBenchFolder('search')
  const env = { ...common, REFECTORY_CLOCK: noon }
  await runProgram('tests/bench/search/fill-site.ts', size, env)
  const server = await startMeasuredServer('server.ts', [], productPort, env, '/v1/sites/public')
  const agent = new Agent({ keepAlive: true })
  const ask = async (text: string, number: number) => {
    const language = number % 2 === 0 ? 'en' : 'fr'
    const url = `${productUrl}/bench-search/search?q=${encodeURIComponent(text)}`
    const [cpu, began] = [await server.cpuSeconds(), performance.now()]
    const { status } = await sendRequest(agent, url, { 'Accept-Encoding': 'gzip', Cookie: `l1=${language}` })
    const passed = performance.now() - began
    if (status !== 200) throw new Error(`${url} answered ${status}`)
    return { passed, cpu: ((await server.cpuSeconds()) - cpu) * 1_000 }
  }
  const searches = makeSearches(800)
  const first = await ask(searches[0] ?? '', 0)
  const costs: { passed: number; cpu: number }[] = []
  for (const [number, text] of searches.entries()) costs.push(await ask(text, number))
  server.stop()
  agent.destroy()
  const counted = costs.slice(100)
  const passed = counted.map((cost) => cost.passed)
  const cpu = counted.map((cost) => cost.cpu)
  return [
    ...rows,
    [
      `${counted.length} answers over HTTP: half and 99 of 100 within`,
      `${milliseconds(median(passed))} (${milliseconds(median(cpu))} of CPU), ${milliseconds(quantile(passed, 0.99))} (${milliseconds(quantile(cpu, 0.99))} of CPU)`,
      '99 of 100 under 50 ms',
    ],
    ['The first answer after a start, which builds both indexes', `${milliseconds(first.cpu)} of CPU`, '—'],
  ]
}
