import { setTimeout as pause } from 'node:timers/promises'
import { executeAuthStrategies, type CollectionSlug, type Payload } from 'payload'
import { openPayload } from '@/server/database/payload'
import { waitForPublishedChanges } from '@/server/cache/revisions'
import { toHostCookies, usesHostCookies } from '@/server/auth/host-cookies'
import { contentLanguagePath, respondWithContentLanguage } from './content-language'
import { listLocks, withBulkLocks, withLocks } from './save-locks'
import { isForeignRequest } from '@/server/http/security/request-source'
import { getServerUrl } from '@/server/http/server-url'
import { admitSignInCall, limitAnonymousCalls, respondInTurn, respondUnlessBusy } from './sign-in-calls'

type Handler = (request: Request, context: { params: Promise<{ slug?: string[] }> }) => Promise<Response>

/** The calls that the studio's sign-in pages make before anybody is signed in. */
const openToAll = new Set([
  'staff/login',
  'staff/logout',
  'staff/me',
  'staff/init',
  'staff/first-register',
  'staff/refresh-token',
  'staff/forgot-password',
  'staff/reset-password',
])

/** Whether Payload routes an address that the collection does not support, and would fail: it has no versions or no endpoints. */
function isUnsupported(payload: Payload, path: string): boolean {
  const [collection, part] = path.split('/')
  const config = payload.collections[collection as CollectionSlug]?.config
  return (
    config !== undefined &&
    (config.endpoints === false || part === 'verify' || (part === 'versions' && !config.versions))
  )
}

const notFound = () => Response.json({ errors: [{ message: 'Not found' }] }, { status: 404 })

const tooBusy = () =>
  Response.json(
    {
      errors: [{ message: 'The server is busy. Try again. / Le serveur est occupé. Réessayez.' }],
    },
    { status: 409 },
  )

const queryTooLong = () =>
  Response.json({ errors: [{ message: 'The query is too long. / La requête est trop longue.' }] }, { status: 413 })

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a page of another origin sends the request to change something (CSRF), a page of a neighbouring host included. Payload
 * ignores the session in such a request only for some of its headers; this also prevents it from signing anybody in or out.
 */
const isForeign = ({ headers, method }: Request) => !safeMethods.has(method) && isForeignRequest(headers)

/**
 * Payload's REST API, which only the studio uses. A client that is not signed in as staff gets 404 for everything but the
 * sign-in calls.
 */
export const staffOnly =
  (handler: Handler): Handler =>
  async (received, context) => {
    if (isForeign(received)) return Response.json({ errors: [{ message: 'Forbidden' }] }, { status: 403 })
    const path = ((await context.params).slug ?? []).join('/')
    const isOpen = openToAll.has(path)
    const admitted = isOpen ? await admitSignInCall(received, path) : received
    if (admitted instanceof Response) return admitted
    const payload = await openPayload()
    if (!isOpen) {
      // Not payload.auth: it also computes the caller's rights on everything, which takes two thirds of a call.
      const { user } = await executeAuthStrategies({ headers: admitted.headers, payload })
      if (user?.collection !== 'staff') return limitAnonymousCalls() ?? notFound()
      if (isUnsupported(payload, path)) return notFound()
      if (admitted.method === 'GET' && path === contentLanguagePath)
        return respondWithContentLanguage(payload, admitted)
    }
    const request = await withShortQuery(admitted)
    if (!request) return queryTooLong()
    const answer = () => repeatConflicts(request, path, (copy) => handler(copy, context))
    const locks = await listLocks(payload, request, path)
    const respondLocked = async () =>
      (await withLocks(payload, locks, () => withBulkLocks(payload, request, path, answer))) ?? tooBusy()
    const respond = () => respondInTurn(request, path, respondLocked)
    const response = await respondUnlessBusy(path, locks[0] ?? null, respond)
    await waitForPublishedChanges()
    return usesHostCookies(getServerUrl()) ? toHostCookies(response) : response
  }

/** The longest permitted query, with 500 ids in a list, has 40 kB. */
const maxBytes = 64 * 1024

const overrideHeaders = ['x-payload-http-method-override', 'x-http-method-override']

/** Whether Payload reads the query of a POST request from its body. The studio's relationship fields send such requests. */
const hasQueryInBody = ({ headers, method }: Request) =>
  method === 'POST' && overrideHeaders.some((name) => headers.get(name) === 'GET')

/**
 * Returns the request, or null when it has a query in its body that is longer than 64 KB. Reads no more than that of the
 * body. Payload would put a body of any length into an address and parse it.
 */
async function withShortQuery(request: Request): Promise<Request | null> {
  if (!hasQueryInBody(request) || !request.body) return request
  const parts: Uint8Array[] = []
  let received = 0
  const reader = request.body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    received += part.value.byteLength
    if (received > maxBytes) {
      await reader.cancel()
      return null
    }
    parts.push(part.value)
  }
  const { url, method, headers, signal } = request
  return new Request(url, { method, headers, signal, body: Buffer.concat(parts) })
}

const attempts = 6
/** The calls that change a person's sessions. They stored nothing when they are answered with 409. */
const sessionCalls = new Set([
  'staff/login',
  'staff/logout',
  'staff/refresh-token',
  'staff/sessions/end',
  'staff/sessions/end-others',
])

/**
 * Handles a request, and again when a session call is answered with 409: MongoDB aborts it when somebody saves the account
 * at the same moment. Up to six times within about a second.
 */
async function repeatConflicts(
  request: Request,
  path: string,
  handle: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (request.method !== 'POST' || !sessionCalls.has(path)) return handle(request)
  for (let attempt = 1; ; attempt += 1) {
    const response = await handle(attempt === attempts ? request : request.clone())
    if (response.status !== 409 || attempt === attempts) return response
    await pause(2 ** attempt * (5 + Math.random() * 10))
  }
}
