import { mkdirSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import path from 'node:path'
import { sendRequest } from '../servers/load'
import { startMeasuredServer } from '../servers/measured-server'
import { runProgram } from '../servers/run-program'
import type { Row } from '../table'
import { makeSearches } from './make-corpus'

const port = 3194
/** The data set: dishes, menu rows and articles. */
export type SearchSize = readonly [dishes: number, rows: number, articles: number]

/**
 * Measures the search page of a large site at the HTTP answer, in the production server. The answers come one after the
 * other, without a pause. The first ones of each language are not counted.
 */
export async function measureSearchAnswers(
  env: Record<string, string>,
  home: string,
  size: SearchSize,
): Promise<Row[]> {
  const folder = path.join(home, 'search')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const own = {
    ...env,
    DATABASE_URL: `file:${path.join(folder, 'refectory.db')}`,
    MEDIA_DIR: path.join(folder, 'media'),
    SERVER_URL: `http://127.0.0.1:${port}`,
    REFECTORY_CLOCK: '2026-11-20T12:05:00-05:00',
  }
  await runProgram('tests/bench/search/fill-site.ts', size.map(String), own)
  const server = await startMeasuredServer('server.ts', [], port, own, '/v1/sites/public')
  const agent = new Agent({ keepAlive: true })
  const ask = async (text: string, number: number) => {
    const language = number % 2 === 0 ? 'en' : 'fr'
    const url = `${own.SERVER_URL}/bench-search/search?q=${encodeURIComponent(text)}`
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
  const counted = costs.slice(100)
  const at = (kind: 'passed' | 'cpu', share: number) =>
    `${(counted.map((cost) => cost[kind]).sort((a, b) => a - b)[Math.floor(counted.length * share)] ?? NaN).toFixed(1)} ms`
  return [
    [
      `${counted.length} answers over HTTP, 99 of 100 within`,
      `${at('passed', 0.99)} (${at('cpu', 0.99)} of CPU)`,
      'under 50 ms',
    ],
    ['The same, median', `${at('passed', 0.5)} (${at('cpu', 0.5)} of CPU)`, '—'],
    ['The first answer after a start, which builds both indexes', `${first.cpu.toFixed(0)} ms of CPU`, '—'],
  ]
}
