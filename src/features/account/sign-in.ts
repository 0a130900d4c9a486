import { signInRules, type SignIn } from '@/domain/account-forms'
import type { Site } from '@/domain/campus'
import { faultsOf } from '@/domain/form-check'
import { ok, refuse, type Result } from '@/domain/result'
import { endSessions, signIn } from '@/server/customer-session'
import { openPayload } from '@/server/payload'
import { customerOf, type Customer } from './read-customer'

/** `token` is for the session's cookie alone. */
export type Opened = { customer: Customer; token: string }
type AccountSite = Pick<Site, 'id' | 'customerLogin'>

/** Opens a session. Refuses `no-accounts`, `bad-sign-in`, whatever of the two is wrong. Spec: CUS-4.1, CUS-8.1. */
export async function openSession(site: AccountSite, { email, password }: SignIn): Promise<Result<Opened>> {
  if (!site.customerLogin) return refuse('no-accounts')
  if (Object.keys(faultsOf({ email, password }, signInRules)).length > 0) return refuse('bad-sign-in')
  const opened = await signIn(await openPayload(), site.id, email, password)
  if (!opened) return refuse('bad-sign-in')
  return ok({ token: opened.token, customer: customerOf(opened.customer, site.id) })
}

/** Ends the session of a customer, on the server too: the cookie serves nobody afterwards. */
export async function closeSession({ id, sessionId }: Pick<Customer, 'id' | 'sessionId'>): Promise<void> {
  await endSessions(await openPayload(), id, sessionId)
}
