import { createHash } from 'node:crypto'
import { executeAuthStrategies, type CollectionSlug, type Payload } from 'payload'
import { alone } from './alone'
import { openPayload } from './payload'
import { announcementsSent } from './revisions'
import { whoseSessions } from './whose-sessions'

type Handler = (request: Request, context: { params: Promise<{ slug?: string[] }> }) => Promise<Response>

/** What the sign-in pages of the studio need before anybody is signed in. */
const open = new Set([
  'staff/login',
  'staff/logout',
  'staff/me',
  'staff/init',
  'staff/first-register',
  'staff/refresh-token',
  'staff/forgot-password',
  'staff/reset-password',
])

/** Addresses that Payload offers for every collection, and fails at for those without versions or without any address. */
function leadsNowhere(payload: Payload, [collection, part]: string[]): boolean {
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

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A page of another site that sends something here, as every browser of today says of itself. Payload already ignores the
 * session of such a request; this keeps it from signing somebody in or out as well.
 */
const comesFromElsewhere = ({ headers, method }: Request) =>
  !reading.has(method) && headers.get('Sec-Fetch-Site') === 'cross-site'

/**
 * Whether a failure is the question's own fault: Payload fails at conditions that it cannot read (`where=abc`, a day that is
 * none), where the same address without its question is answered. Looks only, whatever was asked.
 */
async function isQuestionAtFault(handler: Handler, request: Request, context: Parameters<Handler>[1]) {
  const { origin, pathname, search } = new URL(request.url)
  if (search === '') return false
  const headers = new Headers(request.headers)
  for (const name of ['content-type', 'content-length', 'x-payload-http-method-override']) headers.delete(name)
  const fails = async (question: string) =>
    (await handler(new Request(`${origin}${pathname}${question}`, { headers }), context)).status >= 500
  return (await fails(search)) && !(await fails(''))
}

/** Whether an address is that of one document which notes when it was saved. */
const hasVersion = async ([collection, id, ...rest]: string[]) =>
  id !== undefined &&
  rest.length === 0 &&
  (await openPayload()).collections[collection as CollectionSlug]?.config.timestamps === true

/** Documents and people share 256 errands of a kind, so that the leases stay few. */
const errandOf = (kind: string, name: string) => `${kind} ${createHash('sha1').update(name).digest('hex').slice(0, 2)}`

/**
 * What has to be done alone, in all processes; null for anything else. Whether a save begins with what is stored is asked
 * and written in two steps, and so is a person's list of sessions.
 */
async function errandFor(request: Request, slug: string[]): Promise<string | null> {
  const path = slug.join('/')
  if (request.method === 'PATCH' && (await hasVersion(slug))) return errandOf('save', path)
  const person = await whoseSessions(await openPayload(), request, path)
  return person === null ? null : errandOf('sign-in', person)
}

/**
 * Payload's own REST, for the studio alone: whoever is not signed in as staff gets 404 for everything but the sign-in
 * calls, as if it were not there.
 */
export const forStaffOnly =
  (handler: Handler): Handler =>
  async (request, context) => {
    if (comesFromElsewhere(request)) return Response.json({ errors: [{ message: 'Forbidden' }] }, { status: 403 })
    const { slug = [] } = await context.params
    if (!open.has(slug.join('/'))) {
      const payload = await openPayload()
      // Not payload.auth: it works out the caller's rights on everything, which is two thirds of a call, and nobody asks here.
      const { user } = await executeAuthStrategies({ headers: request.headers, payload })
      if (user?.collection !== 'staff' || leadsNowhere(payload, slug)) return notFound()
    }
    const errand = await errandFor(request, slug)
    const answer = () => handler(request, context)
    const response = errand ? ((await alone(await openPayload(), errand, answer)) ?? tooBusy()) : await answer()
    await announcementsSent()
    if (response.status >= 500 && (await isQuestionAtFault(handler, request, context)))
      return Response.json({ errors: [{ message: 'This question cannot be read.' }] }, { status: 400 })
    return response
  }
