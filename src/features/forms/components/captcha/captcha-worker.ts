import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { CaptchaChallenge } from '@/domain/forms/captcha'

/*
 * Solves one challenge, off the page's thread. `node scripts/checks/captcha-worker.mjs` joins it with altcha-lib into one file of
 * `public/static`, because the policy of scripts lets a worker load nothing.
 */

const timeoutMs = 120_000

self.onmessage = async ({ data: challenge }: MessageEvent<CaptchaChallenge>) => {
  const solve = () => solveChallenge({ challenge, deriveKey, timeout: timeoutMs })
  self.postMessage(await solve().catch(() => null)) // without HTTPS browsers have no crypto.subtle
}
