import '@/server/database/payload' // first, so that all entries share its chunk (docs/benchmarks.md, Build)
import { handleFeed } from '@/feeds/engine/handle-feed'
import { feeds } from '@/feeds/feeds'
import { registerApiHandler } from '@/server/http/http-entry'
import { handleRequest } from '@/v1/engine/handle-request'
import { routes } from '@/v1/routes'

/** Registers for `server.ts` the handler of v1 and feeds. */
export function registerApi() {
  registerApiHandler((request) =>
    request.address.startsWith('/feeds') ? handleFeed(feeds, request) : handleRequest(routes, request),
  )
}
