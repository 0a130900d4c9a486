import type { z } from 'zod'
import type {
  createdCustomerResponse,
  CustomerRow,
  customerResponse,
  messageResponse,
  updatePasswordResponse,
} from '@/contract/account/customers'
import type { FavouritesAnswer } from '@/contract/account/favourites'
import type { OwnAllergensAnswer } from '@/contract/account/own-allergens'
import type { Favourites } from '@/domain/account/favourites'
import type { Locale, Localized } from '@/domain/locale'
import type { Customer } from '@/features/account/read-customer'
import type { OwnAllergens } from '@/features/account/read-own-allergens'
import { success } from '@/v1/engine/envelope'

export const customerRow = (account: Customer): CustomerRow => ({
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

/** Spec: CUS-7.5. */
export const createdCustomer = (account: Customer): z.infer<typeof createdCustomerResponse> =>
  success(1, { customer: customerRow(account), student: null })

/** A message in the language of the request. */
export const message = (text: Localized, locale: Locale): z.infer<typeof messageResponse> =>
  success(0, { msg: text[locale] })

/** Spec: CUS-8.5. */
export const passwordUpdated = (path: string | null): z.infer<typeof updatePasswordResponse> =>
  success(0, { domain: path })

/** Spec: CUS-3.1, PUB-4.7. */
export const ownAllergens = ({ codes, custom, mentions }: OwnAllergens): OwnAllergensAnswer =>
  success(codes.length, {
    allergens: codes,
    custom_allergens: custom,
    mentions: mentions.map(({ dishId, names }) => ({ dish_id: dishId, custom_allergens: names })),
  })

/** `records` is the number of both. */
export const favourites = ({ dishes, locations }: Favourites): FavouritesAnswer =>
  success(dishes.length + locations.length, { dishes, locations })
