import type { z } from 'zod'
import type * as contract from '@/contract/customers'
import type { Localized } from '@/domain/locale'
import { ok, refuse, type Result } from '@/domain/result'
import { askNewPassword, setNewPassword } from '@/features/account/forgotten-password'
import { readCustomer, type Customer } from '@/features/account/read-customer'
import { closeSession, openSession, type Opened } from '@/features/account/sign-in'
import { openAccount } from '@/features/account/sign-up'
import { updateProfile } from '@/features/account/update-profile'
import { readSite } from '@/features/content/read'
import { sessionCookie, sessionSeconds } from '@/server/customer-session'
import { publishedSite } from './ask-sites'
import type { Done, Visit } from './endpoint'

type Input<Schema extends z.ZodType> = z.output<Schema>

const kept = (value: string, seconds: number) => ({ name: sessionCookie, value, seconds, secret: true })
const signedIn = ({ customer, token }: Opened): Done<Customer> => ({
  value: customer,
  remember: kept(token, sessionSeconds),
})

/**
 * The customer whose session asks; never one whom a parameter names. Refuses `missing-parameter`, `not-found-site`,
 * `not-signed-in`, and `not-theirs` where a parameter names somebody else. Spec: V1-14.3, PUB-6.2.
 */
export async function askingCustomer(
  { site_id, customer_id }: { site_id: string | null; customer_id: string | null },
  { cookie }: Visit,
): Promise<Result<Customer>> {
  const site = await publishedSite(site_id)
  if (!site.ok) return site
  const customer = await readCustomer(cookie(sessionCookie), site.value.id)
  if (!customer) return refuse('not-signed-in')
  return customer_id === null || customer_id === customer.id ? ok(customer) : refuse('not-theirs')
}

/** Refuses `missing-parameter`, `not-found-site`, `no-accounts`, `bad-sign-in`. Spec: CUS-4.1, CUS-8.1. */
export async function authenticate(asked: Input<typeof contract.authenticateRequest>): Promise<Result<Done<Customer>>> {
  const site = await publishedSite(asked.site_id)
  if (!site.ok) return site
  const opened = await openSession(site.value, asked)
  return opened.ok ? ok(signedIn(opened.value)) : opened
}

/** Refuses what `authenticate` does, `bad-field`, `account-exists`. Spec: CUS-4.1, CUS-5.13. */
export async function createCustomer(
  asked: Input<typeof contract.createCustomerRequest>,
): Promise<Result<Done<Customer>>> {
  const site = await publishedSite(asked.site_id)
  if (!site.ok) return site
  const opened = await openAccount(site.value, asked)
  return opened.ok ? ok(signedIn(opened.value)) : opened
}

/** Refuses what `askingCustomer` does, `bad-field`. Spec: CUS-8.19. */
export async function updateCustomer(
  asked: Input<typeof contract.updateCustomerRequest>,
  visit: Visit,
): Promise<Result<Done<Customer>>> {
  const customer = await askingCustomer(asked, visit)
  if (!customer.ok) return customer
  const updated = await updateProfile(customer.value, asked, visit.locale, visit.now)
  return updated.ok ? ok({ value: updated.value, remember: null }) : updated
}

const goodbye: Localized = { en: 'You are logged out.', fr: 'Votre session est terminée.' }

/** Ends the session that asks; whoever has none is logged out already. Refuses `missing-parameter`, `not-found-site`. */
export async function logOut(
  asked: Input<typeof contract.ownSiteRequest>,
  visit: Visit,
): Promise<Result<Done<Localized>>> {
  const customer = await askingCustomer(asked, visit)
  if (!customer.ok && customer.refusal.code !== 'not-signed-in') return customer
  if (customer.ok) await closeSession(customer.value)
  return ok({ value: goodbye, remember: kept('', 0) })
}

const letterSent: Localized = {
  en: 'Check your inbox. We just sent you a password reset email.',
  fr: 'Consultez votre boîte de réception. Nous venons de vous envoyer un courriel pour changer votre mot de passe.',
}

/** Refuses `missing-parameter`, `not-found-site`, `no-accounts`, `bad-field`. Spec: CUS-8.3, CUS-8.4. */
export async function requestPasswordReset(
  { site_id, email }: Input<typeof contract.passwordResetRequest>,
  { locale }: Visit,
): Promise<Result<Done<Localized>>> {
  const site = await publishedSite(site_id)
  if (!site.ok) return site
  const asked = await askNewPassword(site.value, email, locale)
  return asked.ok ? ok({ value: letterSent, remember: null }) : asked
}

/** Refuses `bad-field`, `old-link`. Spec: CUS-8.5. */
export async function updatePassword(
  { public_key, ...asked }: Input<typeof contract.updatePasswordRequest>,
  { now }: Visit,
): Promise<Result<Done<string | null>>> {
  const done = await setNewPassword(public_key, asked, now)
  if (!done.ok) return done
  const site = done.value === null ? null : await readSite(done.value)
  return ok({ value: site?.published ? `/${site.slug}` : null, remember: null })
}
