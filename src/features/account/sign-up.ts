import { ValidationError } from 'payload'
import { signUpRules, type SignUp } from '@/domain/account-forms'
import type { Site } from '@/domain/campus'
import { faultsOf } from '@/domain/form-check'
import { refuse, type Result } from '@/domain/result'
import { openPayload } from '@/server/payload'
import { openSession, type Opened } from './sign-in'

const isTaken = (error: unknown) =>
  error instanceof ValidationError && error.data.errors.some(({ path }) => path === 'email' || path === 'username')

/**
 * Opens an account at a site, and a session in it. Of two that take one e-mail at the same instant the unique index lets
 * one in. Refuses `no-accounts`, `bad-field` with the first field at fault, `account-exists`. Spec: CUS-4.1, CUS-5.13.
 */
export async function openAccount(site: Pick<Site, 'id' | 'customerLogin'>, asked: SignUp): Promise<Result<Opened>> {
  if (!site.customerLogin) return refuse('no-accounts')
  const [field] = Object.keys(faultsOf(asked, signUpRules))
  if (field) return refuse('bad-field', { field })
  const { email, password, first_name: firstName, last_name: lastName, opt_in: optIn } = asked
  const payload = await openPayload()
  try {
    await payload.create({
      collection: 'customers',
      data: { site: site.id, email: email.trim().toLowerCase(), username: '', password, firstName, lastName, optIn },
      overrideAccess: true, // who signs up is nobody yet
    })
  } catch (error) {
    if (isTaken(error)) return refuse('account-exists')
    throw error
  }
  return openSession(site, { email, password })
}
