import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ReadinessFault } from '@/server/database/availability/readiness'
import { singletons } from '@/server/process-singletons'
import { isStopping } from '@/server/shutdown'
import { sendResponse } from '@/server/http/http-entry'
import type { HttpResponse } from '@/server/http/encoded-response'
import { isWarmingUp } from './warm-up'

/** Sets the function that checks the database for `/readyz`: null when it is in order. */
export const registerReadinessCheck = (check: () => Promise<ReadinessFault | null>): void => {
  singletons.checkReadiness = check
}

const answer = (status: number, word: string): HttpResponse => ({
  status,
  headers: {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...(status === 503 ? { 'Retry-After': 5 } : {}),
    ...(status === 405 ? { Allow: 'GET, HEAD' } : {}),
  },
  bytes: Buffer.from(`${word}\n`),
})

/** Why the process should get no requests now, in one word; null when it should. */
async function findReason(): Promise<ReadinessFault | 'draining' | 'starting' | null> {
  if (isStopping()) return 'draining'
  if (!singletons.checkReadiness) return 'starting'
  return (await singletons.checkReadiness()) ?? (isWarmingUp() ? 'starting' : null)
}

async function answerReady(): Promise<HttpResponse> {
  const reason = await findReason().catch(() => 'database')
  return reason === null ? answer(200, 'ok') : answer(503, reason)
}

/**
 * Answers `/healthz` and `/readyz`, in front of the rate limits and without a cache. `/healthz` is 200 as long as the process
 * handles requests, also while it finishes the last ones. `/readyz` is 200 once the first pages are loaded, while the database
 * answers and has every migration of this version, else 503 with one word: `starting`, `database`, `migrations` or `draining`.
 * False, without an answer, for every other address.
 */
export function answerHealth({ method, url = '' }: IncomingMessage, response: ServerResponse): boolean {
  if (!url.startsWith('/healthz') && !url.startsWith('/readyz')) return false
  const path = url.split('?', 1)[0]
  if (path !== '/healthz' && path !== '/readyz') return false
  const send = (result: HttpResponse) => sendResponse(method === 'HEAD' ? { ...result, bytes: null } : result, response)
  if (method !== 'GET' && method !== 'HEAD') send(answer(405, 'Method not allowed'))
  else if (path === '/healthz') send(answer(200, 'ok'))
  else void answerReady().then(send)
  return true
}
