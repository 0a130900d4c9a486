import type { Site } from '@/domain/campus'
import { contactRules, type ContactMessage } from '@/domain/contact-form'
import type { Result } from '@/domain/result'
import { refusalOf, storeForm } from './store-form'

/** Refuses `missing-parameter`, `bad-field`. Spec: CUS-7.25. */
export async function sendMessage({ id }: Pick<Site, 'id'>, message: ContactMessage): Promise<Result<null>> {
  return refusalOf(message, contactRules) ?? storeForm('contact-messages', { ...message, site: id })
}
