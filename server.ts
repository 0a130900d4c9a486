import { createServer } from 'node:http'
import next from 'next'
import { answerV1, turnAway } from '@/server/front-door'
import { duringVisit } from '@/server/page-status'
import { reachDatabase } from '@/server/reach-database'
import { readSettings } from '@/server/settings'

const port = Number(process.env.PORT ?? 3000)
const dev = process.argv.includes('--dev')

/** Ends the start with one line: what an operator has to mend is never behind a stack. */
function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

try {
  const fault = await reachDatabase(readSettings(process.env).databaseUrl)
  if (fault) refuse(fault)
} catch (error) {
  refuse(error instanceof Error ? error.message : String(error))
}

const app = next({ dev, port, hostname: process.env.HOSTNAME_BIND ?? '0.0.0.0' })
const handle = app.getRequestHandler()

await app.prepare()
const server = createServer((request, response) => {
  if (!answerV1(request, response) && !turnAway(request, response))
    void duringVisit(response, () => handle(request, response))
})
server.keepAliveTimeout = 65_000
server.listen(port, () => console.log(`Refectory answers at http://localhost:${port}`))

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    server.close(() => process.exit(0))
    server.closeIdleConnections()
    setTimeout(() => process.exit(0), 5_000).unref()
  })
