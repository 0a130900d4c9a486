import { createServer, type RequestListener } from 'node:http'
import module from 'node:module'
import next from 'next'
import { parseHosts } from '@/domain/http/french-hosts'
import { isApiAddress, rejectInvalidAddress, serveCachedApi } from '@/server/http/http-entry'
import { loadApi } from '@/server/http/load-api'
import { runWithRequest } from '@/server/http/current-request'
import { setRateLimits } from '@/server/http/rate-limits'
import { checkDatabase } from '@/server/database/availability/check-database'
import { readHostCookies, usesHostCookies } from '@/server/auth/host-cookies'
import { ignoreClosedOutput } from '@/server/logging/closed-output'
import { readSettings } from '@/server/settings'
import { createStaticFiles } from '@/server/http/pages/static-files'
import { createPages } from '@/server/http/pages/serve-page'
import { limitRequests } from '@/server/http/rate-limit-response'
import { rejectStudioAction } from '@/server/http/studio/studio-actions'
import { createNetworkResolver } from '@/server/http/client-address'
import { trackRequests } from '@/server/http/lifecycle/drain'
import { answerHealth } from '@/server/http/lifecycle/health'
import { guardRequestBody } from '@/server/http/lifecycle/request-bodies'
import { warmUp } from '@/server/http/lifecycle/warm-up'
import { stopOnSignals } from '@/server/http/lifecycle/stop-server'
import { contentSourcesOf } from '@/server/http/security/content-sources'
import { protectResponse, setContentSources } from '@/server/http/security/protect-response'
import { setTransportSecurity } from '@/server/http/security/transport-security'

const port = Number(process.env.PORT ?? 3000)
const dev = process.argv.includes('--dev')

/*
 * The HTTP server: health checks, rate limits, stored pages and answers of v1 and feeds, and Next for everything else.
 * `src/instrumentation.ts` runs inside Next when it starts; `src/server/http/http-entry.ts` explains how this file and Next's
 * bundle share the API.
 */

/** Ends the process with one line, so that operators see what to fix instead of a stack trace. */
function exitWith(message: string): never {
  console.error(message)
  process.exit(1)
}

/** The settings, once the database can be reached. */
async function start() {
  try {
    const settings = readSettings(process.env)
    const fault = await checkDatabase(settings.databaseUrl)
    return fault ? exitWith(fault) : settings
  } catch (error) {
    return exitWith(error instanceof Error ? error.message : String(error))
  }
}

// Next's source maps take up to 80 MB. Newer versions of Node leave out those of packages (`scripts/program.mjs`); older ones must
// stop reading maps once they have ours.
if (!dev && !('setSourceMapsSupport' in module)) process.setSourceMapsEnabled(false)
ignoreClosedOutput()
const stopping = stopOnSignals()
const settings = await start()
if (settings.payments.provider === 'none')
  console.log('No payment provider is configured (PAYMENT_PROVIDER): cards and wallets are not offered.')
setRateLimits(settings.rateLimits)
setTransportSecurity(settings)
setContentSources(contentSourcesOf(settings, dev))
const serveStaticFile = createStaticFiles(dev ? '' : '.next/static')
const clientNetwork = createNetworkResolver(settings.trustedProxies)

const app = next({ dev, port, hostname: settings.bindAddress ?? '0.0.0.0' })
const nextHandler = app.getRequestHandler()

const { serverUrl, mobileApp } = settings
const frenchHosts = parseHosts(process.env.FRENCH_HOSTS ?? '')
const servePage = createPages({ handle: nextHandler, serverUrl, frenchHosts, mobileApp, keeps: !dev })

await app.prepare()
await loadApi(nextHandler)
const answer: RequestListener = (request, response) => {
  guardRequestBody(request, response)
  if (answerHealth(request, response)) return
  const network = clientNetwork(request)
  if (
    limitRequests(network, request, response) ||
    rejectStudioAction(network, request, response) ||
    serveCachedApi(request, response, network)
  )
    return
  if (rejectInvalidAddress(request, response) || servePage(request, response, network)) return
  protectResponse(request, response)
  if (serveStaticFile(request, response)) return
  if (usesHostCookies(settings.serverUrl) && request.headers.cookie)
    request.headers.cookie = readHostCookies(request.headers.cookie)
  // Next answers a range that ends before it starts with 500. Uploads read ranges themselves; other files are short.
  if (!request.url?.startsWith('/files/')) delete request.headers.range
  const userAgent = request.headers['user-agent']
  void runWithRequest({ response, network, userAgent }, () => nextHandler(request, response))
}
/** In development Next first compiles the code of v1 and feeds that has changed. */
const answerInDevelopment: RequestListener = (request, response) => {
  if (!isApiAddress(request.url ?? '')) return answer(request, response)
  loadApi(nextHandler).then(
    () => answer(request, response),
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
}
// Node's limit of a whole request would break off long uploads: `guardRequestBody` replaces it.
const server = createServer({ headersTimeout: 60_000, requestTimeout: 0 })
server.keepAliveTimeout = 65_000
// At noon many clients connect at the same moment: a long backlog queues their connections instead of refusing them.
const { drain } = trackRequests(server, dev ? answerInDevelopment : answer)
server.on('error', (error: NodeJS.ErrnoException) =>
  exitWith(`Refectory cannot start: it cannot listen on port ${port} (${error.code ?? error.name}).`),
)
server.listen({ port, host: settings.bindAddress ?? undefined, backlog: 4_096 }, () => {
  stopping.drainWith(drain)
  console.log(`Refectory answers at http://localhost:${port}`)
  if (!dev) void warmUp(settings.bindAddress, port)
})
