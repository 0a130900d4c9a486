import type { z } from 'zod'
import type * as contract from '@/contract/account/customers'
import { inCamelCase } from '@/contract/snake-case'
import type { Localized } from '@/domain/locale'
import { ok, refuse, type Result } from '@/domain/result'
import { sendPasswordReset, resetPassword } from '@/features/account/reset-password'
import { readCustomer, type Customer } from '@/features/account/read-customer'
import { signOutCustomer, signInCustomer, type SignedIn } from '@/features/account/sign-in'
import { signUpCustomer } from '@/features/account/sign-up'
import { updateProfile } from '@/features/account/update-profile'
import { readSite } from '@/features/site/read-sites'
import { sessionCookie, sessionSeconds } from '@/server/auth/customer-session'
import { deviceCookie, deviceSeconds } from '@/server/auth/known-devices'
import { findPublishedSite } from '@/v1/site/resolve-sites'
import type { WriteResult, RequestContext } from '@/v1/engine/endpoint'

type Input<Schema extends z.ZodType> = z.output<Schema>

/** The cookie with a session token; one for 0 seconds removes it. */
export const sessionCookieFor = (value: string, seconds: number) => ({
  name: sessionCookie,
  value,
  seconds,
  secret: true,
})
const signedIn = ({ customer, token, device }: SignedIn): WriteResult<Customer> => ({
  value: customer,
  remember: [
    sessionCookieFor(token, sessionSeconds),
    { name: deviceCookie('customers'), value: device, seconds: deviceSeconds, secret: true },
  ],
})
const clientOf = ({ network, cookie }: RequestContext) => ({ network, device: cookie(deviceCookie('customers')) })

/**
 * The customer of the session. The `customer_id` parameter never selects a customer. Refuses `missing-parameter`,
 * `not-found-site`, `not-signed-in`, and `not-theirs` when `customer_id` is somebody else's. Spec: V1-14.3, PUB-6.2.
 */
export async function requireCustomer(
  { site_id, customer_id }: { site_id: string | null; customer_id: string | null },
  { cookie }: RequestContext,
): Promise<Result<Customer>> {
  const site = await findPublishedSite(site_id)
  if (!site.ok) return site
  const customer = await readCustomer(cookie(sessionCookie), site.value.id)
  if (!customer) return refuse('not-signed-in')
  return customer_id === null || customer_id === customer.id ? ok(customer) : refuse('not-theirs')
}

/** Refuses `missing-parameter`, `not-found-site`, `no-accounts`, `bad-sign-in`. Spec: CUS-4.1, CUS-8.1. */
export async function authenticate(
  request: Input<typeof contract.authenticateRequest>,
  visit: RequestContext,
): Promise<Result<WriteResult<Customer>>> {
  const site = await findPublishedSite(request.site_id)
  if (!site.ok) return site
  const opened = await signInCustomer(site.value, request, clientOf(visit))
  return opened.ok ? ok(signedIn(opened.value)) : opened
}

/** The form of a request for a new password. A request without `confirm_password` confirms the password that it sends. */
function confirmed<Request extends { password: string; confirm_password: string | null }>(request: Request) {
  return inCamelCase({ ...request, confirm_password: request.confirm_password ?? request.password })
}

/** Refuses like `authenticate`, and `bad-field`, `texts-changed`, `account-exists`. Spec: CUS-4.1, CUS-5.13, CUS-7.5. */
export async function createCustomer(
  {
    student_id,
    phone,
    phone_number,
    mobile,
    address,
    city,
    province,
    postal_code,
    seen_texts,
    ...form
  }: Input<typeof contract.createCustomerRequest>,
  visit: RequestContext,
): Promise<Result<WriteResult<Customer>>> {
  const site = await findPublishedSite(form.site_id)
  if (!site.ok) return site
  const profile = { student_id, phone: phone ?? phone_number, mobile, address, city, province, postal_code }
  const sent = { form: confirmed(form), profile: inCamelCase(profile), seenVersions: seen_texts }
  const opened = await signUpCustomer(site.value, sent, { ...visit, ...clientOf(visit) })
  return opened.ok ? ok(signedIn(opened.value)) : opened
}

/** Refuses like `requireCustomer`, and `bad-field`, `no-phone`. Spec: CUS-7.6, CUS-8.19. */
export async function updateCustomer(
  request: Input<typeof contract.updateCustomerRequest>,
  visit: RequestContext,
): Promise<Result<WriteResult<Customer>>> {
  const customer = await requireCustomer(request, visit)
  if (!customer.ok) return customer
  const updated = await updateProfile(customer.value, inCamelCase(request), visit.locale, visit.now)
  return updated.ok ? ok({ value: updated.value, remember: null }) : updated
}

const loggedOut: Localized = { en: 'You are logged out.', fr: 'Votre session est terminée.' }

/** Ends the session of the request. Succeeds without a session, too. Refuses `missing-parameter`, `not-found-site`. */
export async function logOut(
  request: Input<typeof contract.ownSiteRequest>,
  visit: RequestContext,
): Promise<Result<WriteResult<Localized>>> {
  const customer = await requireCustomer(request, visit)
  if (!customer.ok && customer.refusal.code !== 'not-signed-in') return customer
  if (customer.ok) await signOutCustomer(customer.value)
  return ok({ value: loggedOut, remember: sessionCookieFor('', 0) })
}

const resetEmailSent: Localized = {
  en: 'Check your inbox. We just sent you a password reset email.',
  fr: 'Consultez votre boîte de réception. Nous venons de vous envoyer un courriel pour changer votre mot de passe.',
}

/** Refuses `missing-parameter`, `not-found-site`, `no-accounts`, `bad-field`. Spec: CUS-8.3, CUS-8.4. */
export async function requestPasswordReset(
  { site_id, email }: Input<typeof contract.passwordResetRequest>,
  { locale, network, now }: RequestContext,
): Promise<Result<WriteResult<Localized>>> {
  const site = await findPublishedSite(site_id)
  if (!site.ok) return site
  const sent = await sendPasswordReset(site.value, email, { locale, network, now })
  return sent.ok ? ok({ value: resetEmailSent, remember: null }) : sent
}

/** Refuses `bad-field`, `old-link`. Spec: CUS-7.17, CUS-8.5. */
export async function updatePassword(
  { public_key, ...request }: Input<typeof contract.updatePasswordRequest>,
  { now }: RequestContext,
): Promise<Result<WriteResult<string | null>>> {
  const done = await resetPassword(public_key, confirmed(request), now)
  if (!done.ok) return done
  const site = done.value === null ? null : await readSite(done.value)
  return ok({ value: site?.published ? `/${site.slug}` : null, remember: null })
}
