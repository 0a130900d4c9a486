import { createServer } from 'node:http'
import next from 'next'
import { answerV1, turnAway } from '@/server/front-door'
import { duringVisit } from '@/server/page-status'
import { openLimits } from '@/server/rate-limits'
import { reachDatabase } from '@/server/reach-database'
import { readSettings } from '@/server/settings'
import { drawFirst } from '@/server/send-page'
import { slowDown } from '@/server/too-many'
import { visitors } from '@/server/visitors'

const port = Number(process.env.PORT ?? 3000)
const dev = process.argv.includes('--dev')

/** Ends the start with one line: what an operator has to mend is never behind a stack. */
function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

/** The settings, once the database is in reach. */
async function begin() {
  try {
    const settings = readSettings(process.env)
    const fault = await reachDatabase(settings.databaseUrl)
    return fault ? refuse(fault) : settings
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

const settings = await begin()
openLimits(settings.rateLimits)
const networkOf = visitors(settings.trustedProxies)

const app = next({ dev, port, hostname: process.env.HOSTNAME_BIND ?? '0.0.0.0' })
const handle = app.getRequestHandler()

await app.prepare()
const server = createServer((request, response) => {
  const network = networkOf(request)
  if (slowDown(network, request, response) || answerV1(request, response) || turnAway(request, response)) return
  drawFirst(request, response)
  void duringVisit({ response, network }, () => handle(request, response))
})
server.keepAliveTimeout = 65_000
// At noon a campus asks at once: whoever waits to be let in is not turned away.
server.listen({ port, backlog: 4_096 }, () => console.log(`Refectory answers at http://localhost:${port}`))

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    server.close(() => process.exit(0))
    server.closeIdleConnections()
    setTimeout(() => process.exit(0), 5_000).unref()
  })
