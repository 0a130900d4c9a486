import { ValidationError } from 'payload'
import { profileForm, signUpForm, type Profile, type SignUp } from '@/contract/account/account-forms'
import { firstFault, mergeForm, type PartialForm } from '@/contract/forms/form-faults'
import { agreements, changedConsents, hasSeenAll } from '@/domain/account/consents'
import { isCommonPassword, siteWords } from '@/domain/account/common-password'
import { normalizeEmail } from '@/domain/account/email-address'
import type { Locale } from '@/domain/locale'
import type { Site } from '@/domain/site/site'
import { ok, refuse, type Result } from '@/domain/result'
import { takeAttempt } from '@/server/auth/attempt-limits'
import { customerUsername } from '@/server/auth/customer-session'
import { openSession } from '@/server/auth/open-session'
import { hashInTurn } from '@/server/auth/password-queue'
import { openPayload } from '@/server/database/payload'
import { fieldsOf } from '@/server/database/stored-values'
import { retryWriteConflicts } from '@/server/database/write-conflicts'
import { readAgreedTexts, readSentenceVersions } from './privacy/read-consent-texts'
import { storedProfile } from './stored-profile'
import { sendGuestLink } from './reset-password'
import { toSignedIn, type SignedIn, type SignInClient } from './sign-in'

/** Whether a save was refused because another account of the site has the email. */
export const isTaken = (error: unknown) =>
  error instanceof ValidationError && error.data.errors.some(({ path }) => path === 'email' || path === 'username')

/**
 * The profile may come with the account; null fields are empty. `seenVersions` are those of the texts that the form has shown; null
 * from programs, which accept the current ones.
 */
type SentSignUp = {
  form: SignUp
  profile: PartialForm<Omit<Profile, 'firstName' | 'lastName'>>
  seenVersions: readonly string[] | null
}

const noConsents = { optIn: false, notifyByText: false }
const emptyProfile: Profile = {
  firstName: '',
  lastName: '',
  studentId: '',
  phone: '',
  mobile: '',
  address: '',
  city: '',
  province: '',
  postalCode: '',
}

/**
 * Creates an account at a site and signs it in. The unique index decides between simultaneous requests with the same email. The
 * email of a guest account gets a link to complete it; the refusal is that of every account. What the customer agrees to is recorded
 * in the same save.
 * Refuses `no-accounts`, `bad-email`, `bad-field` with the first field at fault, `texts-changed` when the form has shown an older
 * text, `account-exists`, and `too-many-attempts` of one network with one email. Spec: CUS-4.1, CUS-5.13.
 */
export async function signUpCustomer(
  site: Pick<Site, 'id' | 'customerLogin' | 'name' | 'slug'>,
  { form, profile: sent, seenVersions }: SentSignUp,
  { network, device, locale, now }: SignInClient & { locale: Locale; now: Date },
): Promise<Result<SignedIn>> {
  if (!site.customerLogin) return refuse('no-accounts')
  const wrong = firstFault(signUpForm, form)
  if (wrong) return wrong.field === 'email' ? refuse('bad-email') : refuse('bad-field', { field: wrong.field })
  const { email, password, firstName, lastName, optIn } = form
  const profile = mergeForm(emptyProfile, { ...sent, firstName, lastName })
  const wrongProfile = firstFault(profileForm(locale), profile)
  if (wrongProfile) return refuse('bad-field', { field: wrongProfile.field })
  const own = [email, `${firstName} ${lastName}`, ...siteWords(site.name)]
  if (isCommonPassword(password, own)) return refuse('bad-field', { field: 'password' })
  const texts = await readAgreedTexts(site.id, locale)
  if (seenVersions !== null && !hasSeenAll(texts, seenVersions)) return refuse('texts-changed')
  const wait = takeAttempt({ kind: 'signUp', network, account: customerUsername(site.id, email) })
  if (wait > 0) return refuse('too-many-attempts', { seconds: Math.ceil(wait / 1000) })
  const payload = await openPayload()
  const account = { site: site.id, email: normalizeEmail(email), username: '', password, optIn }
  const data = { ...account, ...storedProfile(profile) }
  const versions = readSentenceVersions('signUp', locale)
  const wanted = changedConsents(noConsents, { ...noConsents, optIn }, { versions, locale, source: 'sign-up' })
  const context = { consents: [...agreements(texts, 'sign-up'), ...wanted] }
  const overrideAccess = true // the visitor is not signed in
  let created: { id: string }
  try {
    created = await retryWriteConflicts(() =>
      hashInTurn(() => payload.create({ collection: 'customers', data, context, depth: 0, overrideAccess })),
    )
  } catch (error) {
    if (!isTaken(error)) throw error
    sendGuestLink(site, email, locale, now)
    return refuse('account-exists')
  }
  // Not by password: a second hash could find the queue full, and the form would be refused although the account exists.
  const token = await openSession(payload, 'customers', created.id)
  if (token === null) throw new Error('A new account is gone')
  const username = customerUsername(site.id, email)
  return ok(await toSignedIn(fieldsOf(created), token, { siteId: site.id, account: username, device }))
}
