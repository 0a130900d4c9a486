import { signInForm, type SignIn } from '@/contract/account/account-forms'
import { firstFault } from '@/contract/forms/form-faults'
import { accountPath } from '@/domain/account/account-paths'
import { localize } from '@/domain/locale'
import type { Site } from '@/domain/site/site'
import { ok, refuse, type Result } from '@/domain/result'
import { clock } from '@/server/clock'
import { fieldsOf, textOf } from '@/server/database/stored-values'
import { getServerUrl } from '@/server/http/server-url'
import { findKnownDevice, rememberDevice } from '@/server/auth/known-devices'
import { reportWrongPasswords } from '@/server/auth/report-wrong-passwords'
import { forgetAttempts, takeAttempt, takeSignIn, type Attempt } from '@/server/auth/attempt-limits'
import { endSessions } from '@/server/auth/account-sessions'
import { customerUsername, signIn } from '@/server/auth/customer-session'
import { signInInTurn } from '@/server/auth/password-queue'
import { openPayload } from '@/server/database/payload'
import { toCustomer, type Customer } from './read-customer'

/** `token` and `device` are the values of the cookies of the session and of the device, and go nowhere else. */
export type SignedIn = { customer: Customer; token: string; device: string }
type AccountSite = Pick<Site, 'id' | 'customerLogin' | 'name' | 'slug'>
/** `device` is the value of the device cookie; null without one. */
export type SignInClient = { network: string; device: string | null }

/**
 * Signs a customer in. Refuses `no-accounts`, `bad-sign-in` for a wrong email or password, and `too-many-passwords` after ten
 * wrong ones from one network for one email, or a hundred from all networks, whether it has an account or not: the right one was not
 * checked, and is not called wrong. That email is then refused to this network for ten minutes, or to all for seconds, and its owner
 * gets a mail. A device that has signed in to the account before has attempts of its own. Attempts at one email run sequentially, so that several right ones at the same
 * moment do not count against each other. Spec: CUS-4.1, CUS-8.1.
 */
export async function signInCustomer(
  site: AccountSite,
  { email, password }: SignIn,
  { network, device }: SignInClient,
): Promise<Result<SignedIn>> {
  if (!site.customerLogin) return refuse('no-accounts')
  if (firstFault(signInForm, { email, password })) return refuse('bad-sign-in')
  const account = customerUsername(site.id, email)
  return signInInTurn(`customers ${account}`, async () => {
    const known = device === null ? null : await findDevice(account, device)
    const attempt: Attempt = { kind: 'customerSignIn', network: known ?? network, account }
    const wait = known === null ? takeSignIn(attempt) : takeAttempt(attempt)
    if (wait > 0) {
      await reportToOwner(site, account)
      return refuse('too-many-passwords', { seconds: Math.ceil(wait / 1000) })
    }
    const opened = await signIn(await openPayload(), site.id, email, password)
    if (!opened) return refuse('bad-sign-in')
    forgetAttempts(attempt)
    return ok(await toSignedIn(opened.customer, opened.token, { siteId: site.id, account, device }))
  })
}

const readAccount = async (username: string) =>
  (await openPayload()).db.findOne<{ id: string }>({
    collection: 'customers',
    where: { username: { equals: username } },
  })

const withSalt = (account: { id: string }) => ({ id: account.id, salt: textOf(fieldsOf(account).salt) ?? '' })

async function findDevice(username: string, cookie: string): Promise<string | null> {
  const account = await readAccount(username)
  const { secret } = await openPayload()
  const name = account && findKnownDevice(cookie, secret, 'customers', withSalt(account), clock.now())
  return name ? `device ${name}` : null
}

async function reportToOwner(site: AccountSite, username: string): Promise<void> {
  reportWrongPasswords(await openPayload(), 'customers', async () => {
    const account = await readAccount(username)
    const to = textOf(fieldsOf(account).email)
    return account && to ? { id: account.id, to, ...wrongPasswordsEmail(site, getServerUrl()) } : null
  })
}

/** A new session, and the cookie of the device. `account` is its user name, `device` the cookie that the device sent. */
export async function toSignedIn(
  stored: Record<string, unknown>,
  token: string,
  { siteId, account, device }: { siteId: string; account: string; device: string | null },
): Promise<SignedIn> {
  const { secret } = await openPayload()
  const customer = toCustomer(stored, siteId)
  const salted = withSalt((await readAccount(account)) ?? customer)
  return { token, customer, device: rememberDevice(device, secret, 'customers', salted, clock.now()) }
}

/** Ends the customer's session on the server, so that its cookie is no longer valid. */
export async function signOutCustomer({ id, sessionId }: Pick<Customer, 'id' | 'sessionId'>): Promise<void> {
  await endSessions(await openPayload(), 'customers', id, sessionId ? { only: sessionId } : 'all')
}

/** The plain-text email to a customer whose account got many wrong passwords, in both languages. `serverUrl` ends without a slash. */
function wrongPasswordsEmail({ name, slug }: Pick<Site, 'name' | 'slug'>, serverUrl: string) {
  const [en, fr] = [localize(name, 'en') ?? '', localize(name, 'fr') ?? '']
  const link = (locale: 'en' | 'fr') => `${serverUrl}${accountPath('signIn', slug, locale)}#forgotten`
  return {
    subject: `Many wrong passwords for your account / Plusieurs mots de passe erronés pour votre compte (${en})`,
    text: [
      `Hello,\n\nSomebody tried many wrong passwords for your account at ${en} Dining. They did not get in. We refuse further passwords from their network for ten minutes.\n\nIf it was not you, you do not have to do anything. If you use this password elsewhere, or if it was you and you forgot it, choose a new one:\n\n${link('en')}`,
      `Bonjour,\n\nQuelqu’un a essayé plusieurs mots de passe erronés pour votre compte aux Services alimentaires, ${fr}. Cette personne n’y a pas eu accès. Nous refusons d’autres mots de passe de son réseau pendant dix minutes.\n\nSi ce n’était pas vous, vous n’avez rien à faire. Si vous utilisez ce mot de passe ailleurs, ou si c’était vous et que vous l’avez oublié, choisissez-en un nouveau\u00a0:\n\n${link('fr')}\n`,
    ].join('\n\n---\n\n'),
  }
}
