import { executeAuthStrategies, type Payload } from 'payload'
import { normalizeEmail } from '@/domain/account/email-address'
import { textOf } from '@/server/database/stored-values'

/** The calls that change the sessions of the person who sends them. */
const ownSessionCalls = new Set([
  'staff/logout',
  'staff/refresh-token',
  'staff/second-factor/confirm',
  'staff/sessions/end',
  'staff/sessions/end-others',
])
/** A longer body is not a sign-in. */
const maxBodyBytes = 10_000

/** The e-mail in the body of a sign-in, as it is stored; empty when the body cannot be parsed. */
async function emailIn(request: Request): Promise<string> {
  if (!(Number(request.headers.get('content-length') ?? 0) <= maxBodyBytes)) return ''
  const text = await request.clone().text()
  const value = /"email"\s*:\s*("(?:[^"\\]|\\.)*")/.exec(text)?.[1] // JSON, or JSON in a multipart form
  return normalizeEmail(value ? (textOf(JSON.parse(value)) ?? '') : '')
}

/** The id of the account with an e-mail; the e-mail itself when there is none, so that the response takes as long. */
async function accountOf({ db }: Payload, email: string): Promise<string> {
  const person = await db.findOne<{ id: string }>({ collection: 'staff', where: { email: { equals: email } } })
  return person?.id ?? email
}

/**
 * The account whose list of sessions a studio request changes; null when it changes none. Payload stores the list in the
 * account, reads it and writes it whole: of two changes at the same moment one would be lost. A save may change the password
 * and end sessions.
 */
export async function getSessionOwner(payload: Payload, request: Request, path: string): Promise<string | null> {
  if (request.method === 'PATCH') return /^staff\/([^/]+)$/.exec(path)?.[1] ?? null
  if (request.method !== 'POST') return null
  if (path === 'staff/login') return accountOf(payload, await emailIn(request).catch(() => ''))
  if (!ownSessionCalls.has(path)) return null
  const { user } = await executeAuthStrategies({ headers: request.headers, payload })
  return user?.collection === 'staff' ? String(user.id) : null
}
