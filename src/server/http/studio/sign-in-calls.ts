import { hashInTurn, isQueueFull, queueRetrySeconds, signInInTurn } from '@/server/auth/password-queue'
import { getClientNetwork } from '@/server/http/current-request'
import { takeRateLimitToken } from '@/server/http/rate-limits'
import { readRequestBody } from '@/server/http/request-body'

/** The calls of the sign-in pages that anybody can send to check, set or mail something; the limit of forms counts them. */
const countedCalls = new Set(['staff/login', 'staff/first-register', 'staff/forgot-password', 'staff/reset-password'])

const refusal = (status: number, message: string, headers: Record<string, string> = {}) =>
  Response.json({ errors: [{ message }] }, { status, headers: { 'Cache-Control': 'no-store', ...headers } })

/** A response with status 429 in both languages. */
const tooMany = (seconds: number) =>
  refusal(
    429,
    seconds === 1
      ? 'Too many attempts. Try again in 1 second. / Trop d’essais. Réessayez dans 1 seconde.'
      : `Too many attempts. Try again in ${seconds} seconds. / Trop d’essais. Réessayez dans ${seconds} secondes.`,
    { 'Retry-After': String(seconds) },
  )

const inSeconds = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000))

/**
 * Admits a call that needs no session: counts it for its network, and reads its body, of at most 16 KB, before anything parses
 * it. Returns the request with that body, or the refusal: 429 with `Retry-After`, 413, 400.
 */
export async function admitSignInCall(request: Request, path: string): Promise<Request | Response> {
  if (request.method !== 'POST') return request
  const wait = countedCalls.has(path) ? takeRateLimitToken('forms', `studio ${getClientNetwork()}`) : 0
  if (wait > 0) return tooMany(inSeconds(wait))
  const body = await readRequestBody(request)
  if (body === 'too-long') return refusal(413, 'The request is too long. / La demande est trop longue.')
  if (body === 'broken-off') return refusal(400, 'The request cannot be read. / La demande est illisible.')
  const { url, method, headers } = request
  return new Request(url, { method, headers, ...(body.bytes.length > 0 ? { body: new Uint8Array(body.bytes) } : {}) })
}

/** Counts a call to an address that only staff may use, from somebody who is not signed in; null, or the refusal. */
export function limitAnonymousCalls(): Response | null {
  const wait = takeRateLimitToken('reads', `studio ${getClientNetwork()}`)
  return wait > 0 ? tooMany(inSeconds(wait)) : null
}

/** Whether a call may hash a password: it signs somebody in, or saves a staff account. */
const mayHash = (method: string, path: string) =>
  (method === 'PATCH' && /^staff(?:\/|$)/.test(path)) ||
  (method === 'POST' && (path === 'staff' || countedCalls.has(path)))

/**
 * Runs a call to the studio's API that may hash a password in turn with the others. Those of the sign-in pages reject with
 * `QueueFullError` if too many are waiting; those of signed-in staff wait.
 */
export const respondInTurn = (
  { method }: Request,
  path: string,
  respond: () => Promise<Response>,
): Promise<Response> => (mayHash(method, path) ? hashInTurn(respond, !countedCalls.has(path)) : respond())

/**
 * Runs a call under its lock; a sign-in waits for those of the same account first. Answers 429 with `Retry-After` if too many
 * are waiting.
 */
export async function respondUnlessBusy(
  path: string,
  lock: string | null,
  respond: () => Promise<Response>,
): Promise<Response> {
  try {
    return await (lock !== null && path === 'staff/login' ? signInInTurn(lock, respond) : respond())
  } catch (error) {
    if (isQueueFull(error)) return tooMany(queueRetrySeconds)
    throw error
  }
}
