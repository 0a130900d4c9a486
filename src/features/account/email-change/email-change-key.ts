import { createHmac, timingSafeEqual } from 'node:crypto'
import { isHexId } from '@/domain/hex-id'
import { fieldsOf, numberOf, textOf } from '@/server/database/stored-values'

/** How long a link that confirms a new email is valid. */
export const emailChangeMinutes = 30

/** A new email that somebody asked for. `expiresAt` is in epoch milliseconds. */
export type EmailChange = { customerId: string; newEmail: string; expiresAt: number }

/** The account as it was when the change was asked for: a new email or a proof of the mailbox since voids the key. */
export type AccountState = { email: string; emailVerifiedAt: string | null }

const macOf = (claims: string, { email, emailVerifiedAt }: AccountState, secret: string) =>
  createHmac('sha256', secret).update(`change email ${claims} ${email} ${emailVerifiedAt}`).digest()

/** The key of the link that confirms a new email. It is good for this account and these two addresses, and nothing else. */
export function makeEmailChangeKey(
  { customerId, newEmail, expiresAt }: EmailChange,
  state: AccountState,
  secret: string,
) {
  const claims = Buffer.from(JSON.stringify({ id: customerId, to: newEmail, exp: expiresAt })).toString('base64url')
  return `${claims}.${macOf(claims, state, secret).toString('base64url')}`
}

/** What a key claims; null for a text that is none and for one that has expired. Only `isKeyOf` knows whether it is true. */
export function readEmailChangeKey(key: string, now: Date): EmailChange | null {
  try {
    const claims = fieldsOf(JSON.parse(Buffer.from(key.split('.')[0] ?? '', 'base64url').toString()))
    const [customerId, newEmail, expiresAt] = [textOf(claims.id), textOf(claims.to), numberOf(claims.exp) ?? 0]
    return isHexId(customerId) && newEmail && expiresAt > now.getTime() ? { customerId, newEmail, expiresAt } : null
  } catch {
    return null // not JSON
  }
}

/** Whether this server made a key for an account that has not changed since. */
export function isKeyOf(key: string, state: AccountState, secret: string): boolean {
  const [claims = '', mac = '', ...more] = key.split('.')
  const [sent, expected] = [Buffer.from(mac, 'base64url'), macOf(claims, state, secret)]
  return more.length === 0 && sent.length === expected.length && timingSafeEqual(sent, expected)
}
