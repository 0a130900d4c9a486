import { executeAuthStrategies, type CollectionSlug, type Payload } from 'payload'
import { openPayload } from '@/server/database/payload'
import { waitForPublishedChanges } from '@/server/cache/revisions'
import { toHostCookies, usesHostCookies } from '@/server/auth/host-cookies'
import { contentLanguagePath, respondWithContentLanguage } from './content-language'
import { withShortQuery } from './query-body'
import { repeatConflicts } from './repeat-conflicts'
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
