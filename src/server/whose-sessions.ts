import { executeAuthStrategies, type Payload } from 'payload'
import { fieldsOf, textOf } from './stored'

/** Beyond this a body is no sign-in. */
const longestBody = 10_000

/** The e-mail that a sign-in names, in lower case; empty when it cannot be read. */
async function namedIn(request: Request): Promise<string> {
  if (!(Number(request.headers.get('content-length') ?? 0) <= longestBody)) return ''
  const text = await request.clone().text()
  const written = /"email"\s*:\s*("(?:[^"\\]|\\.)*")/.exec(text)?.[1] // JSON, or JSON within a form
  return (written ? (textOf(JSON.parse(written)) ?? '') : '').trim().toLowerCase()
}

/**
 * Whose list of sessions a request of the studio changes, by their e-mail; null when it changes none. Payload keeps the list
 * in the account, reads it and writes it whole: of two changes at the same instant one would be lost, and a person sent
 * back to the sign-in page.
 */
export async function whoseSessions(payload: Payload, request: Request, path: string): Promise<string | null> {
  if (request.method !== 'POST') return null
  if (path === 'staff/login') return namedIn(request).catch(() => '')
  if (path !== 'staff/logout' && path !== 'staff/refresh-token') return null
  const { user } = await executeAuthStrategies({ headers: request.headers, payload })
  return textOf(fieldsOf(user).email)?.toLowerCase() ?? null
}
