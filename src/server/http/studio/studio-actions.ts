import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpResponse } from '@/server/http/encoded-response'
import { sendResponse } from '@/server/http/http-entry'
import { takeRateLimitToken } from '@/server/http/rate-limits'
import { isForeignMessage } from '@/server/http/security/request-source'

/** The studio's pages for people who are not signed in send far less. */
const maxBytes = 16 * 1024

const refusal = (status: number, message: string, headers: Record<string, string> = {}): HttpResponse => ({
  status,
  headers: {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    Connection: 'close',
    ...headers,
  },
  bytes: Buffer.from(message),
})

/**
 * Rejects the studio's server actions from pages of other origins, which Next answers with 500. Limits those of people who are
 * not signed in, before Next parses them: by network, and to bodies of 16 KB whose length is known. Whoever sends a session
 * cookie passes; Payload checks it. True when it has sent a response.
 */
export function rejectStudioAction(
  network: string,
  { method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  response: ServerResponse,
): boolean {
  if (method !== 'POST' || !/^\/admin(?:[/?]|$)/.test(url)) return false
  if (isForeignMessage(headers)) {
    sendResponse(refusal(403, 'Forbidden'), response)
    return true
  }
  if (/payload-token=/.test(headers.cookie ?? '')) return false
  const wait = takeRateLimitToken('reads', `studio ${network}`)
  const isShort = Number(headers['content-length'] ?? Infinity) <= maxBytes
  if (wait === 0 && isShort) return false
  const busy = () => refusal(429, 'Too many requests', { 'Retry-After': String(Math.max(1, Math.ceil(wait / 1000))) })
  sendResponse(wait > 0 ? busy() : refusal(413, 'The request is too long'), response)
  return true
}
