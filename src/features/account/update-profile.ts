import { passwordRequestForm, profileForm, type Notifications, type Profile } from '@/contract/account/account-forms'
import { firstFault, mergeForm, type PartialForm } from '@/contract/forms/form-faults'
import type { Locale } from '@/domain/locale'
import { canReceiveTexts } from '@/domain/account/customer-notifications'
import { ok, refuse, type Result } from '@/domain/result'
import { openPayload } from '@/server/database/payload'
import { newEmailOf, requestEmailChange, takeEmailRequest } from './email-change/change-email'
import { recordMessageConsents } from './privacy/read-consent-texts'
import { toCustomer, type Customer } from './read-customer'
import { storedProfile } from './stored-profile'

/** A stored profile as the values of the form. */
const formOf = (customer: Customer): Profile => ({
  firstName: customer.firstName ?? '',
  lastName: customer.lastName ?? '',
  studentId: customer.studentId ?? '',
  phone: customer.phone ?? '',
  mobile: customer.mobile ?? '',
  address: customer.address ?? '',
  city: customer.city ?? '',
  province: customer.province ?? '',
  postalCode: customer.postalCode ?? '',
})

/** The names that the identity provider has given; it may give none. */
const namesOf = ({ firstName, lastName }: Customer): Partial<Profile> => ({
  ...(firstName === null ? {} : { firstName }),
  ...(lastName === null ? {} : { lastName }),
})

/** What a request may send about a profile. Another email than the account's gets a link that confirms it. */
type SentProfile = PartialForm<Profile & Notifications & { email: string }>

/**
 * Saves a customer's profile. A null field keeps its stored value. Stores phone numbers as digits, the province as its
 * two-letter code, the postal code in capitals. What a campus sign-in vouches for stays as it is. A new email counts once it is
 * confirmed from its mailbox (`email-change`). Refuses `bad-email`, `bad-field` with the first field at fault or for a new email of
 * a campus sign-in, `too-many-attempts` for new emails, and `no-phone` for text messages without a phone number.
 * Spec: CUS-7.6, CUS-8.19.
 */
export async function updateProfile(
  customer: Customer,
  { email, optIn, notifyByText, ...sent }: SentProfile,
  { locale, now, network }: { locale: Locale; now: Date; network: string },
): Promise<Result<Customer>> {
  const vouched = customer.usesCampusSignIn ? namesOf(customer) : {}
  const form = { ...mergeForm(formOf(customer), sent), ...vouched }
  const wrong = firstFault(profileForm(locale), form)
  if (wrong) return refuse('bad-field', { field: wrong.field })
  if (email !== null && firstFault(passwordRequestForm, { email })) return refuse('bad-email')
  const newEmail = newEmailOf(customer, email)
  if (newEmail !== null && customer.usesCampusSignIn) return refuse('bad-field', { field: 'email' })
  const profile = storedProfile(form)
  if (notifyByText && !canReceiveTexts(profile)) return refuse('no-phone')
  const asked = newEmail === null ? ok(null) : takeEmailRequest(customer, network)
  if (!asked.ok) return asked
  const payload = await openPayload()
  const wanted = { optIn: optIn ?? customer.optIn, notifyByText: notifyByText ?? customer.notifyByText }
  await recordMessageConsents(payload, customer, wanted, locale, now)
  const { db } = payload
  // Bypasses Payload, which would write the account's sessions too and could lose one that is being created.
  const stored = await db.updateOne({
    collection: 'customers',
    id: customer.id,
    data: {
      ...profile,
      ...wanted,
      updatedAt: now.toISOString(),
    },
  })
  if (newEmail !== null) requestEmailChange(customer, newEmail, locale, now)
  return ok(toCustomer(stored, customer.siteId))
}
