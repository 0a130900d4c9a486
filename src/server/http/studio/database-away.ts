import { isKnownAway } from '@/server/database/availability/database-state'
import { openPayload } from '@/server/database/payload'
import { isDatabaseAway } from '@/server/database/availability/readiness'
import { databaseAwayMessage, isUnavailableError } from '@/server/database/availability/unavailable-errors'
import { fieldsOf } from '@/server/database/stored-values'

type Handler<Context> = (request: Request, context: Context) => Promise<Response>

const retryAfterSeconds = '5'

const unavailable = () =>
  Response.json(
    { errors: [{ message: `${databaseAwayMessage.en} / ${databaseAwayMessage.fr}` }] },
    { status: 503, headers: { 'Retry-After': retryAfterSeconds, 'Cache-Control': 'no-store' } },
  )

const hasSession = ({ headers }: Request) => headers.has('cookie') || headers.has('authorization')

/** Whether Payload says that nobody is signed in, which is also what it says when the account cannot be read. */
async function isNobody(request: Request, response: Response): Promise<boolean> {
  if ([401, 403, 404].includes(response.status)) return true
  if (!new URL(request.url).pathname.endsWith('/staff/me') || !response.ok) return false
  return !fieldsOf(await response.clone().json()).user
}

const withRetryAfter = (response: Response): Response => {
  if (!response.headers.has('Retry-After')) response.headers.set('Retry-After', retryAfterSeconds)
  return response
}

/**
 * Answers calls of the studio with 503, `Retry-After` and a sentence in both languages when the database does not answer.
 * Payload treats a session that it cannot read as none, so that its answer would be 404; and a save that fails would be 500.
 * While the database is known to be away, the call is not tried.
 */
export const answerWhenDatabaseIsAway =
  <Context>(handler: Handler<Context>): Handler<Context> =>
  async (request, context) => {
    if (isKnownAway()) return unavailable()
    try {
      const response = await handler(request, context)
      if (response.status === 503) return withRetryAfter(response)
      const isSuspect = response.status >= 500 || (hasSession(request) && (await isNobody(request, response)))
      return isSuspect && (await isDatabaseAway(await openPayload())) ? unavailable() : response
    } catch (error) {
      if (!isUnavailableError(error) && !(await isDatabaseAway(await openPayload()))) throw error
      console.error('A call of the studio failed because the database does not answer:', error)
      return unavailable()
    }
  }
