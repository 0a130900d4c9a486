import { ValidationError } from 'payload'
import { signUpForm, type SignUp } from '@/contract/account/account-forms'
import { firstFault } from '@/contract/forms/form-faults'
import { isCommonPassword } from '@/domain/account/common-password'
import { normalizeEmail } from '@/domain/account/email-address'
import { siteWords } from '@/domain/account/site-words'
import type { Site } from '@/domain/site/site'
import { refuse, type Result } from '@/domain/result'
import { takeAttempt } from '@/server/auth/attempt-limits'
import { customerUsername } from '@/server/auth/customer-session'
import { hashInTurn } from '@/server/auth/password-queue'
import { openPayload } from '@/server/database/payload'
import { retryWriteConflicts } from '@/server/database/write-conflicts'
import { signInCustomer, type SignedIn } from './sign-in'

const isTaken = (error: unknown) =>
  error instanceof ValidationError && error.data.errors.some(({ path }) => path === 'email' || path === 'username')

/**
 * Creates an account at a site and signs it in. The unique index decides between simultaneous requests with the same email.
 * Refuses `no-accounts`, `bad-field` with the first field at fault, `account-exists`, and `too-many-attempts` of one network
 * with one email. Spec: CUS-4.1, CUS-5.13.
 */
export async function signUpCustomer(
  site: Pick<Site, 'id' | 'customerLogin' | 'name'>,
  form: SignUp,
  network: string,
): Promise<Result<SignedIn>> {
  if (!site.customerLogin) return refuse('no-accounts')
  const wrong = firstFault(signUpForm, form)
  if (wrong) return refuse('bad-field', { field: wrong.field })
  const { email, password, firstName, lastName, optIn } = form
  const own = [email, `${firstName} ${lastName}`, ...siteWords(site.name)]
  if (isCommonPassword(password, own)) return refuse('bad-field', { field: 'password' })
  const wait = takeAttempt({ kind: 'signUp', network, account: customerUsername(site.id, email) })
  if (wait > 0) return refuse('too-many-attempts', { seconds: Math.ceil(wait / 1000) })
  const payload = await openPayload()
  const data = { site: site.id, email: normalizeEmail(email), username: '', password, firstName, lastName, optIn }
  const overrideAccess = true // the visitor is not signed in
  try {
    await retryWriteConflicts(() => hashInTurn(() => payload.create({ collection: 'customers', data, overrideAccess })))
  } catch (error) {
    if (isTaken(error)) return refuse('account-exists')
    throw error
  }
  return signInCustomer(site, { email, password }, network)
}
