import type { z } from 'zod'
import type * as contract from '@/contract/account/customers'
import { inCamelCase } from '@/contract/snake-case'
import type { Localized } from '@/domain/locale'
import { provinceAsSent } from '@/domain/places/provinces'
import { ok, refuse, type Result } from '@/domain/result'
import { confirmEmailChange, newEmailOf } from '@/features/account/email-change/change-email'
import { sendPasswordReset, resetPassword } from '@/features/account/reset-password'
import { readSessionCustomer, type Customer } from '@/features/account/read-customer'
import type { Site } from '@/domain/site/site'
import { readDietaryProfile, type DietaryProfile } from '@/features/account/read-dietary-profile'
import { signOutCustomer, signInCustomer, type SignedIn } from '@/features/account/sign-in'
import { updateProfile } from '@/features/account/update-profile'
import { readSite } from '@/features/site/read-sites'
import { hashInTurn } from '@/server/auth/password-queue'
import { resetStaffPassword } from '@/server/auth/reset-staff-password'
import { openPayload } from '@/server/database/payload'
import { sessionCookie, sessionSeconds } from '@/server/auth/customer-session'
import { deviceCookie, deviceSeconds } from '@/server/auth/known-devices'
import { findPublishedSite } from '@/v1/site/resolve-sites'
import type { WriteResult, RequestContext, WriteAnswer } from '@/v1/engine/endpoint'

type Input<Schema extends z.ZodType> = z.output<Schema>

/** The cookie with a session token; one for 0 seconds removes it. */
export const sessionCookieFor = (value: string, seconds: number) => ({
  name: sessionCookie,
  value,
  seconds,
  secret: true,
})
/** A customer with their allergen profile, for their own session. Spec: CUS-3.1. */
export type OwnProfile = { account: Customer; profile: DietaryProfile }
export const readOwnProfile = async (account: Customer): Promise<OwnProfile> => ({
  account,
  profile: await readDietaryProfile(account),
})

/** `pendingEmail` is a new email that waits to be confirmed; null without one. */
export type UpdatedProfile = { own: OwnProfile; pendingEmail: string | null }

/** The account with the code of its province that the request sent. */
export const withProvinceAsSent = (own: OwnProfile, sent: string | null): OwnProfile => ({
  ...own,
  account: { ...own.account, province: provinceAsSent(own.account.province, sent) },
})

export const signedIn = async ({ customer, token, device }: SignedIn): Promise<WriteResult<OwnProfile>> => ({
  value: await readOwnProfile(customer),
  remember: [
    sessionCookieFor(token, sessionSeconds),
    { name: deviceCookie('customers'), value: device, seconds: deviceSeconds, secret: true },
  ],
})
export const clientOf = ({ network, cookie }: RequestContext) => ({
  network,
  device: cookie(deviceCookie('customers')),
})

type OwnAccount = { site_id: string | null; customer_id: string | null }
export type Owner = { customer: Customer; site: Site }

/**
 * The customer of the session and the published site of their account. `customer_id` never selects a customer, and the site follows
 * from the session. Refuses `not-found-site`, `not-signed-in`, also for another site than the account's, and `not-theirs` when
 * `customer_id` is somebody else's. Spec: V1-14.3, PUB-6.2.
 */
export async function requireOwner(
  { site_id, customer_id }: OwnAccount,
  { cookie, now }: RequestContext,
): Promise<Result<Owner>> {
  const named = site_id === null ? null : await findPublishedSite(site_id, now)
  if (named && !named.ok) return named
  const customer = await readSessionCustomer(cookie(sessionCookie))
  if (!customer || (site_id !== null && site_id !== customer.siteId)) return refuse('not-signed-in')
  if (customer_id !== null && customer_id !== customer.id) return refuse('not-theirs')
  const site = await findPublishedSite(customer.siteId, now)
  return site.ok ? ok({ customer, site: site.value }) : site
}

/** A call that only the customer of the session can make. It refuses like `requireOwner` before it executes. */
export const asOwner =
  <Request extends OwnAccount, Value>(
    execute: (owner: Owner, request: Request, visit: RequestContext) => Promise<Result<Value>>,
  ) =>
  async (request: Request, visit: RequestContext): Promise<Result<Value>> => {
    const owner = await requireOwner(request, visit)
    return owner.ok ? execute(owner.value, request, visit) : owner
  }

/** Refuses `missing-parameter`, `not-found-site`, `no-accounts`, `bad-sign-in`. Spec: CUS-4.1, CUS-8.1. */
export async function authenticate(
  request: Input<typeof contract.authenticateRequest>,
  visit: RequestContext,
): WriteAnswer<OwnProfile> {
  const site = await findPublishedSite(request.site_id)
  if (!site.ok) return site
  const opened = await signInCustomer(site.value, request, clientOf(visit))
  return opened.ok ? ok(await signedIn(opened.value)) : opened
}

/** The form of a request for a new password. A request without `confirm_password` confirms the password that it sends. */
export function confirmed<Request extends { password: string; confirm_password: string | null }>(request: Request) {
  return inCamelCase({ ...request, confirm_password: request.confirm_password ?? request.password })
}

/** Refuses like `requireOwner`, and `bad-field`, `no-phone`. Spec: CUS-7.6, CUS-8.19. */
export const updateCustomer = asOwner(
  async ({ customer }, request: Input<typeof contract.updateCustomerRequest>, visit): WriteAnswer<UpdatedProfile> => {
    const updated = await updateProfile(customer, inCamelCase(request), visit)
    if (!updated.ok) return updated
    const own = withProvinceAsSent(await readOwnProfile(updated.value), request.province)
    return ok({ value: { own, pendingEmail: newEmailOf(customer, request.email) } })
  },
)

/** Refuses like `confirmEmailChange`. The session of the request ends, too. Spec: CUS-7.6. */
export async function confirmEmail(
  { public_key, password }: Input<typeof contract.confirmEmailRequest>,
  visit: RequestContext,
): WriteAnswer<string | null> {
  const changed = await confirmEmailChange(public_key, password, visit)
  if (!changed.ok) return changed
  return ok({ value: `/${changed.value.slug}`, remember: sessionCookieFor('', 0) })
}

const loggedOut: Localized = { en: 'You are logged out.', fr: 'Votre session est terminée.' }

/** Ends the session of the request. Succeeds without a session, too. Refuses `missing-parameter`, `not-found-site`. */
export async function logOut(
  request: Input<typeof contract.ownSiteRequest>,
  visit: RequestContext,
): WriteAnswer<Localized> {
  const owner = await requireOwner(request, visit)
  if (!owner.ok && owner.refusal.code !== 'not-signed-in') return owner
  if (owner.ok) await signOutCustomer(owner.value.customer)
  return ok({ value: loggedOut, remember: sessionCookieFor('', 0) })
}

const resetEmailSent: Localized = {
  en: 'Check your inbox. We just sent you a password reset email.',
  fr: 'Consultez votre boîte de réception. Nous venons de vous envoyer un courriel pour changer votre mot de passe.',
}

/** Refuses `missing-parameter`, `not-found-site`, `no-accounts`, `bad-email`. Spec: CUS-8.3, CUS-8.4. */
export async function requestPasswordReset(
  { site_id, email }: Input<typeof contract.passwordResetRequest>,
  { locale, network, now }: RequestContext,
): WriteAnswer<Localized> {
  const site = await findPublishedSite(site_id)
  if (!site.ok) return site
  const sent = await sendPasswordReset(site.value, email, { locale, network, now })
  return sent.ok ? ok({ value: resetEmailSent }) : sent
}

const staffPasswordUpdated: Localized = { en: 'Password updated successfully', fr: 'Le mot de passe a été changé.' }

/** Sets the password of a staff account with the key of the studio's link. Refuses `bad-field`, `old-link`. Spec: CUS-7.18, CUS-8.5. */
export async function updateStaffPassword(
  { public_key, ...request }: Input<typeof contract.updatePasswordRequest>,
  { now }: RequestContext,
): WriteAnswer<Localized> {
  const { password, confirmPassword } = confirmed(request)
  if (password !== confirmPassword) return refuse('bad-field', { field: 'confirmPassword' })
  const refusal = await hashInTurn(async () =>
    resetStaffPassword(await openPayload(), { key: public_key, password }, now),
  )
  if (refusal === 'expired') return refuse('old-link')
  return refusal ? refuse('bad-field', { field: 'password' }) : ok({ value: staffPasswordUpdated })
}

/** Refuses `bad-field`, `old-link`. Spec: CUS-7.17, CUS-8.5. */
export async function updatePassword(
  { public_key, ...request }: Input<typeof contract.updatePasswordRequest>,
  { now }: RequestContext,
): WriteAnswer<string | null> {
  const done = await resetPassword(public_key, confirmed(request), now)
  if (!done.ok) return done
  const site = done.value === null ? null : await readSite(done.value)
  return ok({ value: site?.published ? `/${site.slug}` : null })
}
