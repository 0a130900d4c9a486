import { signInForm, type SignIn } from '@/contract/account/account-forms'
import { firstFault } from '@/contract/forms/form-faults'
import type { Site } from '@/domain/site/site'
import { ok, refuse, type Result } from '@/domain/result'
import { forgetAttempts, takeAttempt, type Attempt } from '@/server/auth/attempt-limits'
import { endSessions } from '@/server/auth/account-sessions'
import { customerUsername, signIn } from '@/server/auth/customer-session'
import { signInInTurn } from '@/server/auth/password-queue'
import { openPayload } from '@/server/database/payload'
import { toCustomer, type Customer } from './read-customer'

/** `token` is the value of the session cookie and goes nowhere else. */
export type SignedIn = { customer: Customer; token: string }
type AccountSite = Pick<Site, 'id' | 'customerLogin'>

/**
 * Signs a customer in. Refuses `no-accounts`, `bad-sign-in` for a wrong email or password, and `too-many-passwords` after ten
 * wrong ones from one network for one email, whether it has an account or not: the right one was not checked, and is not called
 * wrong. That email is then refused to this network for ten minutes. Attempts at one email run sequentially, so that several right ones at the same moment do not count against each other. Spec: CUS-4.1, CUS-8.1.
 */
export async function signInCustomer(
  site: AccountSite,
  { email, password }: SignIn,
  network: string,
): Promise<Result<SignedIn>> {
  if (!site.customerLogin) return refuse('no-accounts')
  if (firstFault(signInForm, { email, password })) return refuse('bad-sign-in')
  const attempt: Attempt = { kind: 'customerSignIn', network, account: customerUsername(site.id, email) }
  return signInInTurn(`customers ${attempt.account}`, async () => {
    const wait = takeAttempt(attempt)
    if (wait > 0) return refuse('too-many-passwords', { seconds: Math.ceil(wait / 1000) })
    const opened = await signIn(await openPayload(), site.id, email, password)
    if (!opened) return refuse('bad-sign-in')
    forgetAttempts(attempt)
    return ok({ token: opened.token, customer: toCustomer(opened.customer, site.id) })
  })
}

/** Ends the customer's session on the server, so that its cookie is no longer valid. */
export async function signOutCustomer({ id, sessionId }: Pick<Customer, 'id' | 'sessionId'>): Promise<void> {
  await endSessions(await openPayload(), 'customers', id, sessionId ? { only: sessionId } : 'all')
}
