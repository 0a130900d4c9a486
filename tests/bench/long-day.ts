import { Agent } from 'node:http'
import { addDays } from '@/domain/calendar'
import { ask, load } from './load'
import { median, megabytes, type Row } from './rows'
import { startServer } from './servers'
import { compare, yardstickFor } from './yardstick'

const ours = 'http://127.0.0.1:3198'
const date = '2026-11-20'
const gzip = { 'Accept-Encoding': 'gzip' }
const effort = { rounds: 6, perRound: 6_000 }

/** One lunch of 200 dishes: building it, sending it, keeping it, changing it, and its page. Payload's environment is set. */
export async function measureLongDay(
  env: Record<string, string>,
  home: string,
): Promise<{ rows: Row[]; bytes: number }> {
  const { openPayload } = await import('@/server/payload')
  const { makeCampusOf200 } = await import('./campus-of-200')
  const { coldBuilds } = await import('./cold-builds')
  const payload = await openPayload()
  const dates = Array.from({ length: 61 }, (_, i) => addDays(date, i))
  const campus = await makeCampusOf200(payload, dates)
  const { periodId, cold, coldAll } = await coldBuilds(campus, dates)
  const rows: Row[] = [
    [
      'Cold build of a 200-dish day, read from the database to compressed bytes',
      `${median(cold).toFixed(1)} ms of CPU (median of ${cold.length})`,
      'under 15 ms',
    ],
    ['The same with nothing of the campus in memory', `${median(coldAll).toFixed(1)} ms of CPU`, '—'],
  ]
  const address = `/v1/location/${campus.locationId}/periods/${periodId}?platform=0&date=${date}`
  const server = await startServer('server.ts', [], 3198, env, address)
  const plain = await ask(new Agent(), ours + address, { 'Accept-Encoding': 'identity' })
  const atStart = await server.rssBytes()
  for (const [name, headers] of [
    ['gzip', gzip],
    ['identity', { 'Accept-Encoding': 'identity' }],
  ] as const) {
    const { server: yardstick, etag } = await yardstickFor(ours, address, headers, home)
    const answered = await compare(server, yardstick, { ours, address }, { headers, status: 200 }, effort)
    rows.push([
      `\`location/{id}/periods/{periodId}\`, ${name}, 200`,
      `${answered.ours} to ${answered.plain} requests per CPU second: ${answered.ratio.toFixed(2)}`,
      '0.50 or more',
    ])
    if (name === 'gzip') {
      const known = { headers: { ...headers, 'If-None-Match': etag }, status: 304 }
      const it = await compare(server, yardstick, { ours, address }, known, effort)
      rows.push(['The same, 304', `${it.ours} to ${it.plain}: ${it.ratio.toFixed(2)}`, '0.50 or more'])
    }
    yardstick.stop()
  }
  for (const [what, vary] of [
    ['Memory after 100,000 requests for one address', undefined],
    ['Memory after 100,000 more, each for an address of its own', (url: string, n: number) => `${url}&n=${n}`],
  ] as const) {
    await load(ours + address, gzip, 100_000, 200, vary)
    const now = await server.rssBytes()
    rows.push([
      what,
      `${megabytes(now)} MB; ${megabytes(atStart)} MB after the first answer`,
      'within 50 MB of the start',
    ])
  }
  const { saveADish, weighMenuPage } = await import('./through-the-browser-door')
  rows.push(['After a save the next answer', await saveADish(ours, payload, campus, address), 'the new one'])
  rows.push(...(await weighMenuPage(ours, server, date, address)))
  server.stop()
  return { rows, bytes: plain.bytes }
}
