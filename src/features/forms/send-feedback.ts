import type { Site } from '@/domain/site/site'
import { feedbackForm, type Feedback } from '@/contract/forms/feedback-form'
import { residences } from '@/domain/forms/feedback-choices'
import { findChoice } from '@/domain/forms/form-choices'
import type { Result } from '@/domain/result'
import { spendCaptcha } from './captcha/check-captcha'
import { checkForm, storeForm, type FormOrigin } from './store-form'

/**
 * `captcha`: its solution, where the site asks for one. `sender`: the signed-in customer who sends it; null for everybody else.
 * Refuses `missing-parameter`, `bad-field`, and what `spendCaptcha` refuses: last, so that a mistake in a field does not use the
 * captcha up. Spec: CUS-7.25, CUS-4.44, CUS-5.33.
 */
export async function sendFeedback(
  site: Pick<Site, 'id' | 'k12' | 'feedbackCaptcha'>,
  { captcha, ...feedback }: Feedback & { captcha: string },
  origin: FormOrigin,
): Promise<Result<null>> {
  const refused = checkForm(feedbackForm(site.k12), feedback)
  if (refused) return refused
  const spent = await spendCaptcha(site, captcha, origin.now)
  if (!spent.ok) return spent
  const { location, customerResidence, customerType, birthday, ...others } = feedback
  return storeForm(
    'feedback',
    {
      ...others,
      site: site.id,
      location: location || null,
      customerResidence: findChoice(residences, customerResidence),
      customerType: customerType || null,
      birthday: birthday || null,
    },
    origin,
  )
}
