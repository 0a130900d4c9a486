import { visitingNetwork } from '@/server/page-status'
import { readSentBody } from '@/server/sent-body'
import { answerRequest } from '@/v1/answer-request'
import { table } from '@/v1/table'

/**
 * The v1 API for whatever `server/front-door.ts` does not answer itself. The framework drops the Content-Encoding of
 * what a route sends, so that the body goes out plain here, for the framework to compress.
 */
async function answer(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const { status, headers, bytes } = await answerRequest(table, {
    method: request.method,
    address: `${pathname}${search}`,
    cookie: request.headers.get('cookie'),
    ...(request.method === 'POST' || request.method === 'PUT' ? { body: await readSentBody(request) } : {}),
    network: visitingNetwork(),
    isForeign: request.headers.get('sec-fetch-site') === 'cross-site',
    acceptEncoding: null,
    ifNoneMatch: request.headers.get('if-none-match'),
  })
  const texts = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
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
