import type { z } from 'zod'
import type {
  CustomerRow,
  customerResponse,
  messageResponse,
  updatePasswordResponse,
} from '@/contract/account/customers'
import type { Locale, Localized } from '@/domain/locale'
import type { Customer } from '@/features/account/read-customer'
import { success } from '@/v1/engine/envelope'

const customerRow = (account: Customer): CustomerRow => ({
  id: account.id,
  first_name: account.firstName,
  last_name: account.lastName,
  student_id: account.studentId,
  email: account.email,
  phone: account.phone,
  mobile: account.mobile,
  address: account.address,
  city: account.city,
  province: account.province,
  postal_code: account.postalCode,
  opt_in: account.optIn,
  notify_by_text: account.notifyByText,
})

/** Spec: CUS-3.1. */
export const customer = (account: Customer): z.infer<typeof customerResponse> =>
  success(1, { customer: customerRow(account) })

/** A message in the language of the request. */
export const message = (text: Localized, locale: Locale): z.infer<typeof messageResponse> =>
  success(0, { msg: text[locale] })

/** Spec: CUS-8.5. */
export const passwordUpdated = (path: string | null): z.infer<typeof updatePasswordResponse> =>
  success(0, { domain: path })
