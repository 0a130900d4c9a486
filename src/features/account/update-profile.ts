import { profileRules, type Profile } from '@/domain/account-forms'
import { faultsOf } from '@/domain/form-check'
import type { Locale } from '@/domain/locale'
import { phoneDigits } from '@/domain/phone'
import { provinceCode } from '@/domain/provinces'
import { ok, refuse, type Result } from '@/domain/result'
import { openPayload } from '@/server/payload'
import { customerOf, type Customer } from './read-customer'

const orNull = (text: string) => text.trim() || null

/**
 * Keeps what a customer says of themselves: phone numbers as digits, the province as two letters, the postal code in
 * capitals. The e-mail stays: it is what the account is. Refuses `bad-field` with the first field at fault. Spec: CUS-8.19.
 */
export async function updateProfile(
  customer: Customer,
  asked: Profile,
  locale: Locale,
  now: Date,
): Promise<Result<Customer>> {
  const [field] = Object.keys(faultsOf(asked, profileRules(locale)))
  if (field) return refuse('bad-field', { field })
  const { db } = await openPayload()
  // Straight to the database: Payload would write the account's sessions with it, and lose one that is just being opened.
  const stored = await db.updateOne({
    collection: 'customers',
    id: customer.id,
    data: {
      firstName: asked.first_name.trim(),
      lastName: asked.last_name.trim(),
      studentId: orNull(asked.student_id),
      phone: orNull(phoneDigits(asked.phone)),
      mobile: orNull(phoneDigits(asked.mobile)),
      address: orNull(asked.address),
      city: orNull(asked.city),
      province: asked.province ? provinceCode(asked.province) : null,
      postalCode: orNull(asked.postal_code.toUpperCase()),
      updatedAt: now.toISOString(),
    },
  })
  return ok(customerOf(stored, customer.siteId))
}
