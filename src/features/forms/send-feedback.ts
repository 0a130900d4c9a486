import type { Site } from '@/domain/site/site'
import { feedbackForm, type Feedback } from '@/contract/forms/feedback-form'
import { residences } from '@/domain/forms/feedback-choices'
import { findChoice } from '@/domain/forms/form-choices'
import type { Result } from '@/domain/result'
import { checkForm, storeForm } from './store-form'

/** `sender`: the signed-in customer who sends it; null for everybody else. Refuses `missing-parameter`, `bad-field`. Spec: CUS-7.25, CUS-4.44. */
export async function sendFeedback(
  { id, k12 }: Pick<Site, 'id' | 'k12'>,
  feedback: Feedback,
  sender: string | null,
): Promise<Result<null>> {
  const refused = checkForm(feedbackForm(k12), feedback)
  if (refused) return refused
  const { location, customerResidence, customerType, birthday, ...others } = feedback
  return storeForm('feedback', {
    ...others,
    site: id,
    customer: sender,
    location: location || null,
    customerResidence: findChoice(residences, customerResidence),
    customerType: customerType || null,
    birthday: birthday || null,
  })
}
