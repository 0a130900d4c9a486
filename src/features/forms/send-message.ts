import type { Site } from '@/domain/site/site'
import { contactForm, type ContactMessage } from '@/contract/forms/contact-form'
import type { Result } from '@/domain/result'
import { checkForm, storeForm } from './store-form'

/** `sender`: the signed-in customer who sends it; null for everybody else. Refuses `missing-parameter`, `bad-field`. Spec: CUS-7.25. */
export async function sendMessage(
  { id }: Pick<Site, 'id'>,
  message: ContactMessage,
  sender: string | null,
): Promise<Result<null>> {
  return checkForm(contactForm, message) ?? storeForm('contact-messages', { ...message, site: id, customer: sender })
}
