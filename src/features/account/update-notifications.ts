import type { Notifications } from '@/contract/account/account-forms'
import { mergeForm, type PartialForm } from '@/contract/forms/form-faults'
import { canReceiveTexts } from '@/domain/account/customer-notifications'
import type { Locale } from '@/domain/locale'
import { ok, refuse, type Result } from '@/domain/result'
import { openPayload } from '@/server/database/payload'
import { recordMessageConsents } from './privacy/read-consent-texts'
import type { Customer } from './read-customer'

/** Saves notification preferences and records what changes; a null one stays as it is. Refuses `no-phone` for text messages without a phone number. Spec: CUS-2.23, CUS-3.1. */
export async function saveNotifications(
  customer: Customer,
  sent: PartialForm<Notifications>,
  locale: Locale,
  now: Date,
): Promise<Result<null>> {
  const { optIn, notifyByText } = mergeForm<Notifications>(customer, sent)
  if (sent.notifyByText && !canReceiveTexts(customer)) return refuse('no-phone')
  const payload = await openPayload()
  await recordMessageConsents(payload, customer, { optIn, notifyByText }, locale, now)
  const { db } = payload
  // Bypasses Payload, which would overwrite the account's sessions. See update-profile.ts.
  await db.updateOne({
    collection: 'customers',
    id: customer.id,
    data: { optIn, notifyByText, updatedAt: now.toISOString() },
    returning: false,
  })
  return ok(null)
}
