import type { Profile } from '@/contract/account/account-forms'
import { phoneDigits } from '@/domain/forms/phone'
import { provinceCode } from '@/domain/places/provinces'

const orNull = (text: string) => text.trim() || null

/** A valid profile as it is stored: phone numbers as digits, the province as its code, the postal code in capitals. */
export const storedProfile = (form: Profile) => ({
  firstName: form.firstName.trim(),
  lastName: form.lastName.trim(),
  studentId: orNull(form.studentId),
  phone: orNull(phoneDigits(form.phone)),
  mobile: orNull(phoneDigits(form.mobile)),
  address: orNull(form.address),
  city: orNull(form.city),
  province: form.province ? provinceCode(form.province) : null,
  postalCode: orNull(form.postalCode.toUpperCase()),
})
