import { normalizeEmail } from '@/domain/account/email-address'
import { localize, type Locale } from '@/domain/locale'
import { ok, refuse, type Result } from '@/domain/result'
import type { Site } from '@/domain/site/site'
import type { Customer } from '@/features/account/read-customer'
import { withCurrentPassword } from '@/features/account/security/with-current-password'
import { isTaken } from '@/features/account/sign-up'
import { readSite } from '@/features/site/read-sites'
import { takeAttempt } from '@/server/auth/attempt-limits'
import { startAfterAnswer } from '@/server/background-work'
import { openPayload } from '@/server/database/payload'
import { fieldsOf, flagOf, idOf, instantOf, textOf } from '@/server/database/stored-values'
import { retryWriteConflicts } from '@/server/database/write-conflicts'
import { getServerUrl } from '@/server/http/server-url'
import { logError } from '@/server/logging/log-error'
import {
  emailChangeMinutes,
  isKeyOf,
  makeEmailChangeKey,
  readEmailChangeKey,
  type AccountState,
  type EmailChange,
} from './email-change-key'

type Mail = { subject: string; text: string }

/** To the new address, with the link that confirms it. It goes out whether or not the address has an account. */
const confirmEmailMails: Record<Locale, (site: string, link: string) => Mail> = {
  en: (site, link) => ({
    subject: `Confirm your new email for ${site} Dining`,
    text: `Hello,\n\nSomebody asked to use this address for their account at ${site} Dining. If it was you, open this link within ${emailChangeMinutes} minutes and enter your password:\n\n${link}\n\nIf it was not you, ignore this email. Nothing changes.\n`,
  }),
  fr: (site, link) => ({
    subject: `Confirmez votre nouveau courriel aux Services alimentaires, ${site}`,
    text: `Bonjour,\n\nQuelqu’un a demandé d’utiliser cette adresse pour son compte aux Services alimentaires, ${site}. Si c’est vous, ouvrez ce lien d’ici ${emailChangeMinutes} minutes et entrez votre mot de passe\u00a0:\n\n${link}\n\nSi ce n’est pas vous, ignorez ce courriel. Rien ne change.\n`,
  }),
}

/** To the former address, once the new one counts. */
const emailChangedMails: Record<Locale, (site: string) => Mail> = {
  en: (site) => ({
    subject: `The email of your account at ${site} Dining has changed`,
    text: `Hello,\n\nYour account at ${site} Dining has a new email. You sign in with it from now on, and your sessions have ended.\n\nIf it was not you, contact ${site} Dining right away.\n`,
  }),
  fr: (site) => ({
    subject: `Le courriel de votre compte aux Services alimentaires, ${site}, a changé`,
    text: `Bonjour,\n\nVotre compte aux Services alimentaires, ${site}, a un nouveau courriel. Vous vous connectez désormais avec celui-ci, et vos sessions sont terminées.\n\nSi ce n’est pas vous, communiquez tout de suite avec les Services alimentaires, ${site}.\n`,
  }),
}

type Account = { state: AccountState; siteId: string }

/** The account that a change is for; null when it is gone, a guest's, or that of a campus sign-in, which vouches for its email. */
async function readAccount(id: string): Promise<Account | null> {
  const { db } = await openPayload()
  const found = await db.findOne<{ id: string }>({ collection: 'customers', where: { id: { equals: id } } })
  const row = fieldsOf(found)
  const [email, siteId] = [textOf(row.email), idOf(row.site)]
  if (!email || !siteId || flagOf(row.isGuest) || flagOf(row.campusSignIn)) return null
  return { state: { email, emailVerifiedAt: instantOf(row.emailVerifiedAt)?.toISOString() ?? null }, siteId }
}

/**
 * Counts a request for a new email. Refuses `too-many-attempts` of one network for one account, so that nobody fills a mailbox.
 */
export function takeEmailRequest({ id }: Pick<Customer, 'id'>, network: string): Result<null> {
  const wait = takeAttempt({ kind: 'customerReset', network, account: `new email of ${id}` })
  return wait > 0 ? refuse('too-many-attempts', { seconds: Math.ceil(wait / 1000) }) : ok(null)
}

/**
 * Mails the link that confirms a new email to that address, after the answer: whether it has an account already is not told. Until
 * then the account keeps its email. Spec: CUS-7.6.
 */
export function requestEmailChange({ id, siteId }: Customer, newEmail: string, locale: Locale, now: Date): void {
  const send = async () => {
    const [account, site, payload] = [await readAccount(id), await readSite(siteId), await openPayload()]
    if (!account || !site) return
    const change = { customerId: id, newEmail, expiresAt: now.getTime() + emailChangeMinutes * 60_000 }
    const link = `${getServerUrl()}/confirm-email/${makeEmailChangeKey(change, account.state, payload.secret)}`
    await payload.sendEmail({ to: newEmail, ...confirmEmailMails[locale](localize(site.name, locale) ?? '', link) })
  }
  startAfterAnswer(send, (error) => logError('A link to confirm a new email could not be sent:', error))
}

/** A valid key: the change, and the account for which it was made; null when it was used, has expired or was not made here. */
export async function findEmailChange(key: string, now: Date): Promise<(EmailChange & Account) | null> {
  const change = readEmailChangeKey(key, now)
  const account = change && (await readAccount(change.customerId))
  const { secret } = await openPayload()
  return account && isKeyOf(key, account.state, secret) ? { ...change, ...account } : null
}

/**
 * Gives an account the email of a link, proved by the mailbox and the current password: a stolen session alone changes nothing. Ends
 * all sessions and tells the former address. Under the session lock, so that a link works once.
 *
 * Refuses `old-link`, `email-taken` when another account of the site has the email by now, and like `withCurrentPassword`.
 * Spec: CUS-6.2, CUS-7.6.
 */
export async function confirmEmailChange(
  key: string,
  password: string,
  { network, locale, now }: { network: string; locale: Locale; now: Date },
): Promise<Result<Site>> {
  const found = await findEmailChange(key, now)
  const site = found && (await readSite(found.siteId))
  if (!site) return refuse('old-link')
  const { customerId: id, newEmail, siteId, state } = found
  const change = async (): Promise<Result<Site>> => {
    if (!(await findEmailChange(key, now))) return refuse('old-link')
    const payload = await openPayload()
    const data = { email: newEmail, emailVerifiedAt: now.toISOString() }
    try {
      // The collection's hooks set the username, end all sessions, and void a link for a new password.
      await retryWriteConflicts(
        () => payload.update({ collection: 'customers', id, data, overrideAccess: true }), // the link and the password replace a session
      )
      return ok(site)
    } catch (error) {
      if (isTaken(error)) return refuse('email-taken')
      throw error
    }
  }
  const changed = await withCurrentPassword({ id, siteId, email: state.email }, password, network, change)
  if (changed.ok) tellFormerAddress(site, state.email, locale)
  return changed
}

function tellFormerAddress(site: Pick<Site, 'name'>, to: string, locale: Locale): void {
  const send = async () => {
    const payload = await openPayload()
    await payload.sendEmail({ to, ...emailChangedMails[locale](localize(site.name, locale) ?? '') })
  }
  startAfterAnswer(send, (error) => logError('A former address could not be told of the new email:', error))
}

/** A new email that a profile sends; null when it is the account's. */
export const newEmailOf = ({ email }: Pick<Customer, 'email'>, sent: string | null): string | null =>
  sent === null || normalizeEmail(sent) === normalizeEmail(email) ? null : normalizeEmail(sent)
