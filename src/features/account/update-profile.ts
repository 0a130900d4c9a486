import { profileForm, type Notifications, type Profile } from '@/contract/account/account-forms'
import { mergeForm, type PartialForm } from '@/contract/account/partial-form'
import { firstFault } from '@/contract/forms/form-faults'
import type { Locale } from '@/domain/locale'
import { phoneDigits } from '@/domain/forms/phone'
import { provinceCode } from '@/domain/places/provinces'
import { canReceiveTexts } from '@/domain/account/customer-notifications'
import { normalizeEmail } from '@/domain/account/email-address'
import { ok, refuse, type Result } from '@/domain/result'
import { openPayload } from '@/server/database/payload'
import { toCustomer, type Customer } from './read-customer'

const orNull = (text: string) => text.trim() || null

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

/** What a request may send about a profile. The email must be the account's, which it identifies. */
type SentProfile = PartialForm<Profile & Notifications & { email: string }>

/**
 * Saves a customer's profile. A null field keeps its stored value. Stores phone numbers as digits, the province as its
 * two-letter code, the postal code in capitals. Refuses `bad-field` with the first field at fault or for another email, and
 * `no-phone` for text messages without a phone number. Spec: CUS-7.6, CUS-8.19.
 */
export async function updateProfile(
  customer: Customer,
  { email, optIn, notifyByText, ...sent }: SentProfile,
  locale: Locale,
  now: Date,
): Promise<Result<Customer>> {
  const form = mergeForm(formOf(customer), sent)
  const wrong = firstFault(profileForm(locale), form)
  if (wrong) return refuse('bad-field', { field: wrong.field })
  if (email !== null && normalizeEmail(email) !== normalizeEmail(customer.email))
    return refuse('bad-field', { field: 'email' })
  const phones = { phone: orNull(phoneDigits(form.phone)), mobile: orNull(phoneDigits(form.mobile)) }
  if (notifyByText && !canReceiveTexts(phones)) return refuse('no-phone')
  const { db } = await openPayload()
  // Bypasses Payload, which would write the account's sessions too and could lose one that is being created.
  const stored = await db.updateOne({
    collection: 'customers',
    id: customer.id,
    data: {
      firstName: form.firstName.trim(),
      lastName: form.lastName.trim(),
      studentId: orNull(form.studentId),
      ...phones,
      optIn: optIn ?? customer.optIn,
      notifyByText: notifyByText ?? customer.notifyByText,
      address: orNull(form.address),
      city: orNull(form.city),
      province: form.province ? provinceCode(form.province) : null,
      postalCode: orNull(form.postalCode.toUpperCase()),
      updatedAt: now.toISOString(),
    },
  })
  return ok(toCustomer(stored, customer.siteId))
}
