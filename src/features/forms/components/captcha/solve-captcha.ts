import { queryApi } from '@/contract/post-to-api'
import type { CaptchaChallenge } from '@/domain/forms/captcha'
import type { Locale } from '@/domain/locale'
import { captchaWorker } from './worker-address'

/** The solution to send; empty when the site no longer asks for one, null when there is none. `stop` ends with null. */
type Solving = { solution: Promise<string | null>; stop: () => void }

/** Requests a challenge and solves it in a worker. Never rejects. */
export function solveCaptcha(siteId: string, locale: Locale): Solving {
  let stop: () => void = () => undefined
  const stopped = new Promise<null>((resolve) => {
    stop = () => resolve(null)
  })
  const solve = async () => {
    const posted = await queryApi<CaptchaChallenge>('GET', 'feedback/captcha', { siteId }, locale)
    if (posted.status === 'refused') return '' // v1 decides when the form is sent
    if (posted.status !== 'done') return null
    const { parameters, signature } = posted.answer
    const challenge = { parameters, signature }
    const solution = await runWorker(challenge, stopped)
    return solution === null ? null : btoa(JSON.stringify({ challenge, solution }))
  }
  return { solution: Promise.race([solve().catch(() => null), stopped]), stop }
}

async function runWorker(challenge: CaptchaChallenge, stopped: Promise<null>): Promise<unknown> {
  const worker = new Worker(captchaWorker)
  const answered = new Promise<unknown>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data)
    worker.onerror = () => resolve(null)
  })
  try {
    worker.postMessage(challenge)
    return await Promise.race([answered, stopped])
  } finally {
    worker.terminate()
  }
}
