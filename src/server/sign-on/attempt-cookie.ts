import { z } from 'zod'
import { usesHostCookies } from '@/server/auth/host-cookies'
import type { SignOnAttempt } from './identity-provider'

/** A started sign-on: of a site's slug, or `staff`, and the path to return to. */
export type StartedSignOn = SignOnAttempt & { target: string; next: string }

const isHttps = usesHostCookies(process.env.SERVER_URL ?? '')
export const signOnCookie = `${isHttps ? '__Host-' : ''}sign-on`
const minutes = 10
const schema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  target: z.string(),
  next: z.string(),
})

const format = (value: string, seconds: number) =>
  `${signOnCookie}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`

/**
 * The cookie of a started sign-on. It is not secret from its own browser; what counts is that no other site can set or read it:
 * over HTTPS its prefix keeps sister hosts out.
 */
export const rememberSignOn = (started: StartedSignOn): string =>
  format(Buffer.from(JSON.stringify(started)).toString('base64url'), minutes * 60)

/** Every answer of the provider ends its attempt. */
export const forgetSignOn = (): string => format('', 0)

/** The sign-on that this browser has started for the target, from the cookie's value; null without one. */
export function readSignOn(value: string | null, target: string): StartedSignOn | null {
  if (!value) return null
  try {
    const parsed = schema.safeParse(JSON.parse(Buffer.from(value, 'base64url').toString()))
    return parsed.success && parsed.data.target === target ? parsed.data : null
  } catch {
    return null
  }
}
