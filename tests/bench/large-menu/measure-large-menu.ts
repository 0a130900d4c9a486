import { Agent } from 'node:http'
import { addDays } from '@/domain/time/calendar'
import { sendRequest, sendLoad } from '../servers/load'
import { median, toMegabytes, type Row } from '../table'
import { startMeasuredServer } from '../servers/measured-server'
import { compareWithBaseline, startBaseline } from '../servers/baseline'

const baseUrl = 'http://127.0.0.1:3198'
const date = '2026-11-20'
const gzip = { 'Accept-Encoding': 'gzip' }
const effort = { rounds: 6, perRound: 6_000 }

/**
 * Measures a lunch of 200 dishes: cold builds, responses, memory, the first response after a save, and the menu page. The
 * environment variables for Payload must be set.
 */
export async function measureLargeMenu(
  env: Record<string, string>,
  home: string,
): Promise<{ rows: Row[]; bytes: number }> {
  const { openPayload } = await import('@/server/database/payload')
  const { makeLargeMenuCampus } = await import('./make-campus')
  const { measureColdBuilds } = await import('./cold-builds')
  const payload = await openPayload()
  const dates = Array.from({ length: 61 }, (_, i) => addDays(date, i))
  const campus = await makeLargeMenuCampus(payload, dates)
  const { periodId, cold, coldAll } = await measureColdBuilds(campus, dates)
  const rows: Row[] = [
    [
      'Cold build of a day with 200 dishes, from the database to compressed bytes',
      `${median(cold).toFixed(1)} ms of CPU (median of ${cold.length})`,
      'under 15 ms',
    ],
    ['The same with empty caches', `${median(coldAll).toFixed(1)} ms of CPU`, '—'],
  ]
  const address = `/v1/location/${campus.locationId}/periods/${periodId}?platform=0&date=${date}`
  const server = await startMeasuredServer('server.ts', [], 3198, env, address)
  const uncompressed = await sendRequest(new Agent(), baseUrl + address, { 'Accept-Encoding': 'identity' })
  const atStart = await server.rssBytes()
  for (const [name, headers] of [
    ['gzip', gzip],
    ['identity', { 'Accept-Encoding': 'identity' }],
  ] as const) {
    const { server: baseline, etag } = await startBaseline(baseUrl, address, headers, home)
    const full = await compareWithBaseline(server, baseline, { baseUrl, address }, { headers, status: 200 }, effort)
    rows.push([
      `\`location/{id}/periods/{periodId}\`, ${name}, 200`,
      `${full.product} to ${full.baseline} requests per CPU second: ${full.ratio.toFixed(2)}`,
      '0.50 or more',
    ])
    if (name === 'gzip') {
      const known = { headers: { ...headers, 'If-None-Match': etag }, status: 304 }
      const unchanged = await compareWithBaseline(server, baseline, { baseUrl, address }, known, effort)
      rows.push([
        'The same, 304',
        `${unchanged.product} to ${unchanged.baseline}: ${unchanged.ratio.toFixed(2)}`,
        '0.50 or more',
      ])
    }
    baseline.stop()
  }
  for (const [what, vary] of [
    ['Memory after 100,000 requests for one URL', undefined],
    ['Memory after 100,000 more requests, each for a different URL', (url: string, n: number) => `${url}&n=${n}`],
  ] as const) {
    await sendLoad(baseUrl + address, gzip, 100_000, 200, vary)
    const now = await server.rssBytes()
    rows.push([
      what,
      `${toMegabytes(now)} MB; ${toMegabytes(atStart)} MB after the first response`,
      'at most 50 MB more than at the start',
    ])
  }
  const { measureSaveFreshness, measureMenuPage } = await import('./save-and-page')
  rows.push([
    'First response after a save',
    await measureSaveFreshness(baseUrl, payload, campus, address),
    'always new',
  ])
  rows.push(...(await measureMenuPage(baseUrl, server, date, address)))
  server.stop()
  return { rows, bytes: uncompressed.bytes }
}
