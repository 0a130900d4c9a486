import { z } from 'zod'

/** How long a challenge can be solved and sent, in milliseconds. */
export const captchaLifetimeMs = 10 * 60_000
/** The work of a challenge: a browser derives up to `maxKeys` keys with `iterations` rounds each, for about a second. */
export const captchaWork = { algorithm: 'PBKDF2/SHA-256', iterations: 2_000, minKeys: 1_000, maxKeys: 2_000 } as const
/** Some four times the length of a solution. */
const maxLength = 4_096

const hex = (length: number) => z.string().regex(new RegExp(`^[0-9a-f]{${length}}$`))

/** What the browser gets. All of `parameters` is signed. `data` holds the site, and the end as an epoch millisecond. */
export const captchaChallenge = z.strictObject({
  parameters: z.strictObject({
    algorithm: z.literal(captchaWork.algorithm),
    cost: z.int().min(1),
    data: z.strictObject({ expires: z.int().min(0), site: z.string() }),
    keyLength: z.literal(32),
    keyPrefix: hex(32),
    keySignature: hex(64),
    nonce: hex(32),
    salt: hex(32),
  }),
  signature: hex(64),
})
const captchaSolution = z.object({
  challenge: z.object(captchaChallenge.shape),
  solution: z.object({ counter: z.int().min(0).max(0xffffffff), derivedKey: hex(64) }),
})
export type CaptchaChallenge = z.infer<typeof captchaChallenge>
export type CaptchaSolution = z.infer<typeof captchaSolution>

/** Parses what a client sends: Base64 of the JSON of a challenge and its solution. Null for anything else. */
export function parseCaptcha(text: string): CaptchaSolution | null {
  if (text.length > maxLength) return null
  try {
    const json = atob(text)
    return btoa(json) === text ? (captchaSolution.safeParse(JSON.parse(json)).data ?? null) : null
  } catch {
    return null // neither Base64 nor JSON
  }
}

/**
 * Whether a challenge that this server has signed is one of this site and can still be sent: `foreign` for another site's,
 * `expired` from its last millisecond on. Spec: CUS-5.33.
 */
export function judgeChallenge(
  { data: { site, expires } }: CaptchaChallenge['parameters'],
  siteId: string,
  now: Date,
): 'valid' | 'foreign' | 'expired' {
  if (site !== siteId) return 'foreign'
  return now.getTime() < expires ? 'valid' : 'expired'
}
