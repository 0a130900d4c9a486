import type { z } from 'zod'
import type { createCustomerRequest } from '@/contract/account/customers'
import { passwordRequestForm } from '@/contract/account/account-forms'
import { firstFault } from '@/contract/forms/form-faults'
import { inCamelCase } from '@/contract/snake-case'
import { maxLineLength } from '@/domain/forms/text-lengths'
import { isBlank } from '@/domain/forms/text-rules'
import { provinceAsSent } from '@/domain/places/provinces'
import { ok, refuse } from '@/domain/result'
import type { OrderPerson } from '@/domain/shop/orders/order'
import type { Site } from '@/domain/site/site'
import { signUpCustomer } from '@/features/account/sign-up'
import { cartCookie } from '@/features/shop/cart/cart-cookie'
import type { CartVisitor } from '@/features/shop/cart/cart-visitor'
import { setBuyer } from '@/features/shop/cart/edit-cart'
import { orderPerson } from '@/features/shop/checkout/buyers/order-people'
import { newHexId } from '@/server/database/hex-ids'
import { peopleOf } from '@/v1/shop/checkout-form'
import { visitorOf } from '@/v1/shop/find-cart-site'
import { findPublishedSite } from '@/v1/site/resolve-sites'
import type { RequestContext, WriteAnswer } from '@/v1/engine/endpoint'
import { clientOf, confirmed, signedIn, withProvinceAsSent, type OwnProfile } from './resolve-customers'

type Request = z.output<typeof createCustomerRequest>
type Person = { id: string; person: OrderPerson }
/** An account, or a guest who has none; and the student of a parent. */
type CreatedCustomer = { account: OwnProfile } | { guest: Person & { optIn: boolean } }
export type Created = CreatedCustomer & { student: Person | null }

const nobody = { person: null, student: null }

/**
 * Creates an account, or without a password takes down a guest who buys the visitor's cart. A guest, and the student of a parent, are
 * kept in the cart for its order: nobody is stored for an order that is never placed.
 *
 * Refuses like `authenticate`, and `bad-email`, `bad-field`, `texts-changed`, `account-exists`; for a guest `empty-cart`, too.
 * Spec: CUS-4.1, CUS-4.24, CUS-5.13, CUS-7.5.
 */
export async function createCustomer(request: Request, visit: RequestContext): WriteAnswer<Created> {
  const site = await findPublishedSite(request.site_id)
  if (!site.ok) return site
  return request.password === '' ? takeDownGuest(site.value, request, visit) : createAccount(site.value, request, visit)
}

async function createAccount(site: Site, request: Request, visit: RequestContext): WriteAnswer<Created> {
  const { student_id, phone, phone_number, mobile, address, city, province, postal_code, seen_texts, ...form } = request
  const profile = { student_id, phone: phone ?? phone_number, mobile, address, city, province, postal_code }
  const sent = { form: confirmed(form), profile: inCamelCase(profile), seenVersions: seen_texts }
  const opened = await signUpCustomer(site, sent, { ...visit, ...clientOf(visit) })
  if (!opened.ok) return opened
  const { value, remember } = await signedIn(opened.value)
  const account = withProvinceAsSent(value, province)
  const cookies = [remember ?? []].flat()
  const { customer } = opened.value
  const { secret } = await visitorOf(visit, site, request.cookie)
  const kept = request.is_parent
    ? await keepBuyer(site, { customerId: customer.id, secret }, request, { ...visit, id: customer.id })
    : null
  if (!kept?.ok) return ok({ value: { account, student: null }, remember: cookies })
  return ok({ value: { account, student: kept.value.student }, remember: [...cookies, ...kept.value.cookies] })
}

async function takeDownGuest(site: Site, request: Request, visit: RequestContext): WriteAnswer<Created> {
  const visitor = await visitorOf(visit, site, request.cookie)
  const kept = await keepBuyer(site, visitor, request, { ...visit, id: visitor.customerId ?? newHexId() })
  if (!kept.ok) return kept
  const { guest, student, cookies } = kept.value
  return ok({ value: { guest: { ...guest, optIn: request.opt_in }, student }, remember: cookies })
}

/** A person as an order will store them, with the code of the province that was sent. */
function answeredPerson(typed: Parameters<typeof orderPerson>[0]): OrderPerson {
  const person = orderPerson(typed)
  return { ...person, province: provinceAsSent(person.province, typed.province) }
}

/** Keeps the people of a request in the visitor's cart. The order checks them in full. */
async function keepBuyer(site: Site, visitor: CartVisitor, request: Request, { id, now }: { id: string; now: Date }) {
  const { buyer, student } = peopleOf(request, nobody)
  const { optIn: _optIn, ...person } = buyer
  const wrong = [...Object.entries(person), ...Object.entries(student)].find(([, text]) => text.length > maxLineLength)
  if (wrong) return refuse('bad-field', { field: wrong[0] })
  const missing = (['firstName', 'lastName'] as const).find((name) => isBlank(person[name]))
  if (missing) return refuse('bad-field', { field: missing })
  if (firstFault(passwordRequestForm, { email: person.email })) return refuse('bad-email')
  const stored = await setBuyer(site, visitor, now, { id, person, student: request.is_parent ? student : null })
  if (!stored.ok) return stored
  const { studentId, barcodeId } = person
  const { cookie } = stored.value
  return ok({
    guest: { id, person: answeredPerson(person) },
    student: request.is_parent
      ? { id: newHexId(), person: answeredPerson({ ...student, studentId, barcodeId }) }
      : null,
    cookies: cookie ? [{ name: cartCookie(site.id), value: cookie.value, seconds: cookie.seconds, secret: true }] : [],
  })
}
