import type { Site } from '@/domain/site/site'
import { contactForm, type ContactMessage } from '@/contract/forms/contact-form'
import type { Result } from '@/domain/result'
import { checkForm, storeForm, type FormOrigin } from './store-form'

/** Refuses `missing-parameter`, `bad-field`. Spec: CUS-7.25. */
export async function sendMessage(
  { id }: Pick<Site, 'id'>,
  message: ContactMessage,
  origin: FormOrigin,
): Promise<Result<null>> {
  return checkForm(contactForm, message) ?? storeForm('contact-messages', { ...message, site: id }, origin)
}
