import '@/server/database/payload' // first, so that all entries share its chunk (docs/benchmarks.md, Build)
import { handleFeed } from '@/feeds/engine/handle-feed'
import { feeds } from '@/feeds/feeds'
import { registerApiHandler, type ApiHandler } from '@/server/http/http-entry'
import { handleRequest } from '@/v1/engine/handle-request'
import { routes } from '@/v1/routes'

const handleApi: ApiHandler = (request) =>
  request.address.startsWith('/feeds') ? handleFeed(feeds, request) : handleRequest(routes, request)

/**
 * Registers the handler of v1 and feeds for `server.ts`, which requests this address by itself and sends its answer to nobody
 * (`src/server/http/load-api.ts`).
 */
export function GET() {
  registerApiHandler(handleApi)
  return new Response(null, { status: 204 })
}
