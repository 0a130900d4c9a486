import { Agent } from 'node:http'
import { toMegabytes, type Options, type Row } from '../figures'
import { makeBenchFolder, productPort, productUrl } from '../servers/bench-folder'
import { sendLoad, sendRequest } from '../servers/load'
import { startMeasuredServer } from '../servers/measured-server'
import { runProgram } from '../servers/run-program'
import { sendAtRate } from '../servers/send-at-rate'

const pages = ['', '/whats-on-the-menu', '/hours-of-operation', '/locations', '/news'].map(
  (path) => `${productUrl}/northgate${path}`,
)
const headersOf = (number: number) => ({ 'Accept-Encoding': 'gzip', Cookie: `l1=${number % 3 === 0 ? 'fr' : 'en'}` })
const pageOf = (number: number) => pages[number % pages.length] ?? ''
const connections = 1_000

/** The demo at noon on a busy day: memory, a thousand open connections, and a flood of addresses that differ. */
export async function measureCrowd({ small }: Options): Promise<Row[]> {
  const { env } = makeBenchFolder('crowd')
  await runProgram('scripts/seed.ts', [], env)
  const server = await startMeasuredServer('server.ts', [], productPort, env, '/v1/sites/public')
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const view = (number: number) => sendRequest(agent, pageOf(number), headersOf(number))
  const megabytes = async () => toMegabytes(await server.rssBytes())
  const hotRate = async () => {
    const count = small ? 500 : 5_000
    const before = await server.cpuSeconds()
    await sendLoad(pageOf(1), headersOf(1), count, 200)
    return Math.round(count / ((await server.cpuSeconds()) - before))
  }
  try {
    for (let number = 0; number < 2 * pages.length; number += 1) await view(number)
    const fresh = await megabytes()
    await Promise.all(Array.from({ length: connections }, (_, number) => view(number)))
    const crowd = await sendAtRate(
      `page views over ${connections} connections`,
      { perSecond: 500, seconds: small ? 6 : 60 },
      view,
    )
    const sendUnknown = (how: string, times: number) =>
      sendLoad(pageOf(0), headersOf(0), times, 404, (_, number) => `${pageOf(0)}/${how}-${number}`)
    await sendUnknown('mistyped', 200) // the first pages that are rendered 20 at once take memory, however many follow
    const before = { memory: await megabytes(), rate: await hotRate() }
    const count = small ? 10_000 : 100_000
    const flood = (_: string, number: number) => `${pageOf(number)}?utm_source=${number}`
    await sendLoad(pageOf(0), headersOf(0), count, 200, flood)
    await sendUnknown('nothing', count / 100)
    const after = { memory: await megabytes(), rate: await hotRate() }
    const text = ({ memory, rate }: typeof before) => `${memory} MB, ${rate} a CPU second`
    return [
      ['Memory after the first pages', `${fresh} MB`, '400 MB'],
      ...crowd,
      [
        `Before and after ${count.toLocaleString('en-CA')} addresses that differ: memory, and the rate of the menu page`,
        `${text(before)}; ${text(after)}`,
        '10 % at most',
      ],
    ]
  } finally {
    server.stop()
    agent.destroy()
  }
}
