import { createHmac, timingSafeEqual } from 'node:crypto'
import { fieldsOf, numberOf, textOf } from '@/server/database/stored-values'

type SessionToken = { customerId: string; sessionId: string }

/**
 * Whose session a token of Payload names; null when it is forged, expired or no customer's. Says nothing about the account: it may
 * have ended the session since.
 */
export function parseSessionToken(token: string, secret: string, now: Date): SessionToken | null {
  const [head = '', body = '', signature = '', ...more] = token.split('.')
  const expected = createHmac('sha256', secret).update(`${head}.${body}`).digest()
  const sent = Buffer.from(signature, 'base64url')
  if (more.length > 0 || sent.length !== expected.length || !timingSafeEqual(sent, expected)) return null
  const claims = fieldsOf(JSON.parse(Buffer.from(body, 'base64url').toString()))
  const [customerId, sessionId] = [textOf(claims.id), textOf(claims.sid)]
  const isCurrent = (numberOf(claims.exp) ?? 0) * 1000 > now.getTime()
  return claims.collection === 'customers' && isCurrent && customerId && sessionId ? { customerId, sessionId } : null
}
