import '@/server/database/payload' // first, so that all entries share its chunk (docs/benchmarks.md, Build)
import { getClientNetwork } from '@/server/http/current-request'
import { readRequestBody } from '@/server/http/request-body'
import { clientOriginOf, isForeignRequest, isNavigation } from '@/server/http/security/request-source'
import { handleRequest } from '@/v1/engine/handle-request'
import { routes } from '@/v1/routes'

/**
 * The requests to v1 in development. In production `src/server/http/http-entry.ts` serves them. Next
 * removes the Content-Encoding of a route's response and compresses it by itself, so that the body is plain here.
 */
async function answer(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const { status, headers, bytes } = await handleRequest(routes, {
    method: request.method,
    address: `${pathname}${search}`,
    cookie: request.headers.get('cookie'),
    ...(/^(?:POST|PUT|DELETE)$/.test(request.method) ? { body: await readRequestBody(request) } : {}),
    network: getClientNetwork(),
    isForeign: isForeignRequest(request.headers),
    clientOrigin: clientOriginOf(request.headers.get('origin')),
    isNavigation: isNavigation(Object.fromEntries(request.headers)),
    wantsPage: /\btext\/html\b/i.test(request.headers.get('accept') ?? ''),
    acceptEncoding: null,
    ifNoneMatch: request.headers.get('if-none-match'),
  })
  const texts = Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map((each): [string, string] => [name, String(each)]),
  )
  return new Response(bytes && new Uint8Array(bytes), { status, headers: texts })
}

export {
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as POST,
  answer as PUT,
  answer as PATCH,
  answer as DELETE,
}
