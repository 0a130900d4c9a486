import '@/server/database/payload' // first, so that all entries share its chunk (docs/benchmarks.md, Build)
import { handleFeed } from '@/feeds/engine/handle-feed'
import { feeds } from '@/feeds/feeds'

/** Feeds in development. In production `src/server/http/http-entry.ts` serves them. Next compresses the response. */
async function answer(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const { status, headers, bytes } = await handleFeed(feeds, {
    method: request.method,
    address: `${pathname}${search}`,
    cookie: request.headers.get('cookie'),
    ifNoneMatch: request.headers.get('if-none-match'),
  })
  const texts = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
  return new Response(bytes && new Uint8Array(bytes), { status, headers: texts })
}

export { answer as GET, answer as HEAD }
