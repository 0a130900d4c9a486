import { answerFeed } from '@/feeds/answer-feed'
import { feeds } from '@/feeds/feeds'

/** Feeds while the door of `server/front-door.ts` is not open, as in development: in plain bytes for the framework to compress. */
async function answer(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const { status, headers, bytes } = await answerFeed(feeds, {
    method: request.method,
    address: `${pathname}${search}`,
    cookie: request.headers.get('cookie'),
    ifNoneMatch: request.headers.get('if-none-match'),
  })
  const texts = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
  return new Response(bytes && new Uint8Array(bytes), { status, headers: texts })
}

export { answer as GET, answer as HEAD }
