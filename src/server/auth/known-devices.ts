import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { getServerUrl } from '@/server/http/server-url'
import { usesHostCookies } from './host-cookies'

/*
 * A device that has signed in to an account gets a cookie that says so. Wrong passwords that others try from its network then do
 * not count against it: it has attempts of its own. The cookie signs nobody in.
 */

type AccountKind = 'customers' | 'staff'
/** An account with its stored salt, which every new password replaces: that revokes the devices of the account. */
type Account = { id: string; salt: string }

/** How long a device is known after its last sign-in, in seconds. */
export const deviceSeconds = 180 * 24 * 60 * 60
/** Accounts that one device is known to, so that the cookie of a shared computer stays short. */
const mostAccounts = 5
const separator = '~'

/** The name of the cookie; with HTTPS browsers accept it from this host alone. */
export const deviceCookie = (kind: AccountKind): string =>
  `${usesHostCookies(getServerUrl()) ? '__Host-' : ''}device-${kind}`

const sign = (secret: string, kind: AccountKind, { id, salt }: Account, issued: string) =>
  createHmac('sha256', secret).update(`device ${kind} ${id} ${salt} ${issued}`).digest('base64url')

/** The name of the device in a token of this account, by which its attempts count; null for any other token. */
function nameIn(token: string, secret: string, kind: AccountKind, account: Account, now: Date): string | null {
  const [since = '', name = '', signature = ''] = token.split('.')
  const [sent, expected] = [Buffer.from(signature), Buffer.from(sign(secret, kind, account, `${since}.${name}`))]
  if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return null
  return parseInt(since, 36) + deviceSeconds > now.getTime() / 1000 ? name : null
}

const tokensIn = (cookie: string | null) => (cookie ? cookie.split(separator).slice(0, mostAccounts) : [])

/** The name of a device that has signed in to this account; null for an unknown, expired or revoked one. */
export function findKnownDevice(
  cookie: string | null,
  secret: string,
  kind: AccountKind,
  account: Account,
  now: Date,
): string | null {
  const names = tokensIn(cookie).map((token) => nameIn(token, secret, kind, account, now))
  return names.find((name) => name !== null) ?? null
}

/** The value of the cookie after a sign-in to this account. It keeps what it has of other accounts, and contains no secret. */
export function rememberDevice(
  cookie: string | null,
  secret: string,
  kind: AccountKind,
  account: Account,
  now: Date,
): string {
  const issued = `${Math.floor(now.getTime() / 1000).toString(36)}.${randomBytes(9).toString('base64url')}`
  const others = tokensIn(cookie).filter((token) => nameIn(token, secret, kind, account, now) === null)
  return [`${issued}.${sign(secret, kind, account, issued)}`, ...others].slice(0, mostAccounts).join(separator)
}
