import type { z } from 'zod'
import type { CustomerRow, customerResponse, messageResponse, updatePasswordResponse } from '@/contract/customers'
import type { Locale, Localized } from '@/domain/locale'
import type { Customer } from '@/features/account/read-customer'
import { success } from '@/v1/envelope'

const customerRow = (it: Customer): CustomerRow => ({
  id: it.id,
  first_name: it.firstName,
  last_name: it.lastName,
  student_id: it.studentId,
  email: it.email,
  phone: it.phone,
  mobile: it.mobile,
  address: it.address,
  city: it.city,
  province: it.province,
  postal_code: it.postalCode,
  opt_in: it.optIn,
  notify_by_text: it.notifyByText,
})

/** Spec: CUS-3.1. */
export const customer = (it: Customer): z.infer<typeof customerResponse> => success(1, { customer: customerRow(it) })

/** A sentence for the person who asked. */
export const message = (words: Localized, locale: Locale): z.infer<typeof messageResponse> =>
  success(0, { msg: words[locale] })

/** Spec: CUS-8.5. */
export const passwordUpdated = (path: string | null): z.infer<typeof updatePasswordResponse> =>
  success(0, { domain: path })
