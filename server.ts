import { createServer } from 'node:http'
import next from 'next'
import { answerFromCache } from '@/server/front-door'
import { duringVisit } from '@/server/page-status'
import { readSettings } from '@/server/settings'

const port = Number(process.env.PORT ?? 3000)
const dev = process.argv.includes('--dev')

try {
  readSettings(process.env)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

const app = next({ dev, port, hostname: process.env.HOSTNAME_BIND ?? '0.0.0.0' })
const handle = app.getRequestHandler()

await app.prepare()
const server = createServer((request, response) => {
  if (!answerFromCache(request, response)) void duringVisit(response, () => handle(request, response))
})
server.keepAliveTimeout = 65_000
server.listen(port, () => console.log(`Refectory answers at http://localhost:${port}`))

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    server.close(() => process.exit(0))
    server.closeIdleConnections()
    setTimeout(() => process.exit(0), 5_000).unref()
  })
