import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { CaptchaChallenge } from '@/domain/forms/captcha'

/** Encodes a challenge with its solution as clients send them. */
export const encodeCaptcha = (sent: object) => btoa(JSON.stringify(sent))

/** Solves a challenge as a browser does: with the usual `captchaWork` in about half a second. */
export async function solveCaptcha({ parameters, signature }: CaptchaChallenge) {
  const challenge = { parameters, signature }
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('The challenge was not solved in time')
  return { challenge, solution }
}
