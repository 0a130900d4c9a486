import { judgeChallenge, parseCaptcha, type CaptchaChallenge } from '@/domain/forms/captcha'
import { ok, refuse, type Result } from '@/domain/result'
import type { Site } from '@/domain/site/site'
import { openPayload } from '@/server/database/payload'
import { recordUsedCaptcha } from '@/server/database/used-captchas'
import { isSolved, makeCaptcha } from './sign-captcha'

type CheckedSite = Pick<Site, 'id' | 'feedbackCaptcha'>

/** A challenge for the feedback form. Refuses `not-offered` where staff have not switched the captcha on. Spec: CUS-2.59. */
export async function offerCaptcha(site: CheckedSite, now: Date): Promise<Result<CaptchaChallenge>> {
  if (!site.feedbackCaptcha) return refuse('not-offered')
  return ok(await makeCaptcha(site.id, (await openPayload()).secret, now))
}

/**
 * Checks the solution that a form was sent with and uses it up. Any text is accepted where the captcha is off. Refuses
 * `captcha-required` for an empty text, `captcha-invalid` for one that this server did not sign for this site, `captcha-expired`
 * after ten minutes, and `captcha-used` for all uses but the first, also of several processes. Spec: CUS-5.32, CUS-5.33.
 */
export async function spendCaptcha(site: CheckedSite, text: string, now: Date): Promise<Result<null>> {
  if (!site.feedbackCaptcha) return ok(null)
  if (text === '') return refuse('captcha-required')
  const sent = parseCaptcha(text)
  const payload = await openPayload()
  if (!sent || !(await isSolved(sent, payload.secret))) return refuse('captcha-invalid')
  const { parameters, signature } = sent.challenge
  const verdict = judgeChallenge(parameters, site.id, now)
  if (verdict !== 'valid') return refuse(verdict === 'expired' ? 'captcha-expired' : 'captcha-invalid')
  const isFirst = await recordUsedCaptcha(payload, signature, new Date(parameters.data.expires), now)
  return isFirst ? ok(null) : refuse('captcha-used')
}
