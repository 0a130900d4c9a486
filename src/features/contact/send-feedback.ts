import type { Site } from '@/domain/campus'
import { feedbackRules, residences, type Feedback } from '@/domain/feedback-form'
import { chosen } from '@/domain/form-choices'
import type { Result } from '@/domain/result'
import { refusalOf, storeForm } from './store-form'

/** Refuses `missing-parameter`, `bad-field`. Spec: CUS-7.25, CUS-4.44. */
export async function sendFeedback({ id, k12 }: Pick<Site, 'id' | 'k12'>, feedback: Feedback): Promise<Result<null>> {
  const refused = refusalOf(feedback, feedbackRules(k12))
  if (refused) return refused
  const { location, customerResidence, customerType, birthday, ...told } = feedback
  return storeForm('feedback', {
    ...told,
    site: id,
    location: location || null,
    customerResidence: chosen(residences, customerResidence),
    customerType: customerType || null,
    birthday: birthday || null,
  })
}
