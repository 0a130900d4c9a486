import type { z } from 'zod'
import type {
  createdCustomerResponse,
  CustomerRow,
  customerResponse,
  messageResponse,
  updatePasswordResponse,
  updatedCustomerResponse,
} from '@/contract/account/customers'
import type { savedAllergensResponse, savedResponse } from '@/contract/account/account-sections'
import type { AllergenCardRow } from '@/contract/account/purchases'
import type { FavouritesAnswer } from '@/contract/account/favourites'
import type { OwnAllergensAnswer } from '@/contract/account/own-allergens'
import type { Favourites } from '@/domain/account/favourites'
import type { Locale, Localized } from '@/domain/locale'
import type { Customer } from '@/features/account/read-customer'
import type { DietaryProfile } from '@/features/account/read-dietary-profile'
import type { OwnAllergens } from '@/features/account/read-own-allergens'
import type { OrderPerson } from '@/domain/shop/orders/order'
import type { Created } from './create-customer'
import type { OwnProfile, UpdatedProfile } from './resolve-customers'
import type { Saved } from './resolve-account-sections'
import { success } from '@/v1/engine/envelope'

export const customerRow = (account: Customer, profile: DietaryProfile): CustomerRow => ({
  id: account.id,
  first_name: account.firstName,
  last_name: account.lastName,
  student_id: account.studentId,
  email: account.email,
  phone: account.phone,
  mobile: account.mobile,
  address: account.address,
  city: account.city,
  state: account.state,
  province: account.province,
  postal_code: account.postalCode,
  opt_in: account.optIn,
  notify_by_text: account.notifyByText,
  allergens: profile.allergens,
  contact_name: profile.contactName,
  contact_number: profile.contactNumber,
  carries_epinephrine: profile.carriesEpinephrine,
  food_insecurity: profile.foodInsecurity,
})

/** Spec: CUS-7.3. */
export const allergenCardRow = (profile: DietaryProfile): AllergenCardRow => ({
  allergens: profile.allergens,
  custom_allergens: profile.customAllergens,
  contact_name: profile.contactName,
  contact_number: profile.contactNumber,
  carries_epinephrine: profile.carriesEpinephrine,
})

/** Spec: CUS-3.1. */
export const customer = ({ account, profile }: OwnProfile): z.infer<typeof customerResponse> =>
  success(1, { customer: customerRow(account, profile) })

/** Spec: CUS-7.6. */
export const updatedCustomer = ({ own, pendingEmail }: UpdatedProfile): z.infer<typeof updatedCustomerResponse> =>
  success(1, { customer: customerRow(own.account, own.profile), pending_email: pendingEmail })

/** Spec: CUS-7.8, CUS-7.9. */
export const saved = ({ own, text }: Saved, locale: Locale): z.infer<typeof savedResponse> =>
  success(0, { msg: text[locale], customer: customerRow(own.account, own.profile) })

/** Spec: CUS-7.7. */
export const savedAllergens = (value: Saved, locale: Locale): z.infer<typeof savedAllergensResponse> => ({
  ...saved(value, locale),
  allergen_card: allergenCardRow(value.own.profile),
})

/** Spec: CUS-7.5. */
export const createdCustomer = ({ student, ...created }: Created): z.infer<typeof createdCustomerResponse> =>
  success(1, {
    customer:
      'account' in created
        ? customerRow(created.account.account, created.account.profile)
        : personRow(created.guest, created.guest.optIn),
    student: student && personRow(student, false),
  })

/** A person without an account, as an order will store them. */
function personRow({ id, person }: { id: string; person: OrderPerson }, optIn: boolean): CustomerRow {
  const { firstName, lastName, email, ...rest } = person
  const { studentId, phone, address, city, state, province, postalCode } = rest
  return {
    ...{ id, first_name: firstName, last_name: lastName, student_id: studentId || null, email, phone: phone || null },
    ...{ mobile: null, address: address || null, city: city || null, state: state || null },
    ...{ province: province || null, postal_code: postalCode || null, opt_in: optIn, notify_by_text: false },
    ...{ allergens: [], contact_name: null, contact_number: null, carries_epinephrine: false, food_insecurity: false },
  }
}

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
