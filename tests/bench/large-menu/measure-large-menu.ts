import { Agent } from 'node:http'
import { addDays } from '@/domain/time/calendar'
import { sendRequest, sendLoad } from '../servers/load'
import { median, toMegabytes, type Row } from '../table'
import { startMeasuredServer, type MeasuredServer } from '../servers/measured-server'
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
  rows.push(...(await measureMemory(server, atStart, baseUrl + address)))
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

/**
 * Memory after many requests. Different URLs fill the cache of addresses and the young generation once, about 200 MB; what must
 * not grow is the memory after that.
 */
async function measureMemory(server: MeasuredServer, atStart: number, url: string): Promise<Row[]> {
  const vary = (each: string, number: number) => `${each}&n=${number}`
  await sendLoad(url, gzip, 100_000, 200)
  const same = await server.rssBytes()
  await sendLoad(url, gzip, 100_000, 200, vary)
  const full = await server.rssBytes()
  await sendLoad(url, gzip, 100_000, 200, (each, number) => vary(each, number + 100_000))
  const later = await server.rssBytes()
  return [
    [
      'Memory after 100,000 requests for one URL',
      `${toMegabytes(same)} MB; ${toMegabytes(atStart)} MB when the process was ready`,
      'at most 50 MB more than when it was ready',
    ],
    [
      'Memory after 200,000 requests, each for a different URL',
      `${toMegabytes(later)} MB; ${toMegabytes(full)} MB after the first 100,000, which fill the caches`,
      'at most 50 MB more than after the first 100,000',
    ],
  ]
}
