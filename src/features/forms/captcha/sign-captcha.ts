import { createHmac, randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import {
  captchaChallenge,
  captchaLifetimeMs,
  captchaWork,
  type CaptchaChallenge,
  type CaptchaSolution,
} from '@/domain/forms/captcha'

/** The keys of a purpose, derived from the installation's secret. */
const keyOf = (secret: string, purpose: 'challenges' | 'solutions') =>
  createHmac('sha256', secret).update(`captcha ${purpose}`).digest('hex')
const keysOf = (secret: string) => ({
  hmacSignatureSecret: keyOf(secret, 'challenges'),
  hmacKeySignatureSecret: keyOf(secret, 'solutions'),
})

/** A new signed challenge for the forms of a site. It expires after ten minutes. */
export async function makeCaptcha(siteId: string, secret: string, now: Date): Promise<CaptchaChallenge> {
  const { algorithm, iterations, minKeys, maxKeys } = captchaWork
  // The library compares its own `expiresAt` with the system's clock, which REFECTORY_CLOCK does not change.
  const challenge = await createChallenge({
    algorithm,
    cost: iterations,
    counter: randomInt(minKeys, maxKeys),
    data: { site: siteId, expires: now.getTime() + captchaLifetimeMs },
    deriveKey,
    ...keysOf(secret),
  })
  return captchaChallenge.parse(challenge)
}

/** Whether this server has made the challenge, and the solution is its own. */
export async function isSolved({ challenge, solution }: CaptchaSolution, secret: string): Promise<boolean> {
  return (await verifySolution({ challenge, solution, deriveKey, ...keysOf(secret) })).verified
}
