import type { Where } from 'payload'
import { newPasswordForm, passwordRequestForm, type NewPassword } from '@/contract/account/account-forms'
import { firstFault } from '@/contract/forms/form-faults'
import type { Site } from '@/domain/site/site'
import { localize, type Locale } from '@/domain/locale'
import { isCommonPassword } from '@/domain/account/common-password'
import { ok, refuse, type Result } from '@/domain/result'
import { forgetAccount, takeAttempt } from '@/server/auth/attempt-limits'
import { deleteSessions } from '@/server/auth/account-sessions'
import { customerUsername } from '@/server/auth/customer-session'
import { hashInTurn } from '@/server/auth/password-queue'
import { accountOfLink, createResetKey, hashResetKey, spendResetLink } from '@/server/auth/reset-links'
import { withSessionLock } from '@/server/auth/session-lock'
import { startAfterAnswer } from '@/server/background-work'
import { getServerUrl } from '@/server/http/server-url'
import { openPayload } from '@/server/database/payload'
import { noCalendarKey } from '@/server/database/reservations/calendar-keys'
import { fieldsOf, flagOf, idOf, textOf } from '@/server/database/stored-values'
import { retryWriteConflicts } from '@/server/database/write-conflicts'
import { logError } from '@/server/logging/log-error'

type Email = { subject: string; text: string }

const emails: Record<Locale, (site: string, link: string) => Email> = {
  en: (site, link) => ({
    subject: `Reset your password for ${site} Dining`,
    text: `Hello,\n\nWe received a request to reset the password of your account at ${site} Dining. To choose a new password, open this link within 30 minutes:\n\n${link}\n\nIf you did not request this, ignore this email. Your password stays the same.\n`,
  }),
  fr: (site, link) => ({
    subject: `Changez votre mot de passe aux Services alimentaires, ${site}`,
    text: `Bonjour,\n\nNous avons reçu une demande de changement du mot de passe de votre compte aux Services alimentaires, ${site}. Pour choisir un nouveau mot de passe, ouvrez ce lien d’ici 30 minutes\u00a0:\n\n${link}\n\nSi vous n’avez rien demandé, ignorez ce courriel. Votre mot de passe reste le même.\n`,
  }),
}

const guestEmails: Record<Locale, (site: string, link: string) => Email> = {
  en: (site, link) => ({
    subject: `Complete your account for ${site} Dining`,
    text: `Hello,\n\nYou have an account without a password at ${site} Dining, because you placed an order as a guest. To choose a password and see your orders, open this link within 30 minutes:\n\n${link}\n\nIf you did not request this, ignore this email. Nothing changes.\n`,
  }),
  fr: (site, link) => ({
    subject: `Terminez la création de votre compte aux Services alimentaires, ${site}`,
    text: `Bonjour,\n\nVous avez un compte sans mot de passe aux Services alimentaires, ${site}, parce que vous avez passé une commande en tant qu’invité. Pour choisir un mot de passe et consulter vos commandes, ouvrez ce lien d’ici 30 minutes\u00a0:\n\n${link}\n\nSi vous n’avez rien demandé, ignorez ce courriel. Rien ne change.\n`,
  }),
}

/** The plain-text email with the link to choose the first password of a guest account. */
const guestAccountEmail = (site: string, link: string, locale: Locale): Email => guestEmails[locale](site, link)

/** The plain-text email with the link to choose a new password. */
const passwordResetEmail = (site: string, link: string, locale: Locale): Email => emails[locale](site, link)

type AccountSite = Pick<Site, 'id' | 'customerLogin' | 'name' | 'slug'>

/**
 * Sends an email with a password reset link, which is valid for 30 minutes, to the stored address of the account. The result
 * is the same for unknown accounts, and is returned before the account is looked for. An account gets one email in five
 * minutes. Refuses `no-accounts`, `bad-email`, and `too-many-attempts` of one network for one email. Spec: CUS-8.3, CUS-8.26.
 */
export async function sendPasswordReset(
  site: AccountSite,
  email: string,
  { locale, network, now }: { locale: Locale; network: string; now: Date },
): Promise<Result<null>> {
  if (!site.customerLogin) return refuse('no-accounts')
  if (firstFault(passwordRequestForm, { email })) return refuse('bad-email')
  const wait = takeAttempt({ kind: 'customerReset', network, account: customerUsername(site.id, email) })
  if (wait > 0) return refuse('too-many-attempts', { seconds: Math.ceil(wait / 1000) })
  startAfterAnswer(
    () => sendLink(site, email, locale, now),
    (error) => logError('A password reset email could not be sent:', error),
  )
  return ok(null)
}

/**
 * Sends the owner of a guest account a link to choose its password, after the answer: whoever types an email learns nothing about
 * its purchases. An account that has a password gets no email.
 */
export function sendGuestLink(site: AccountSite, email: string, locale: Locale, now: Date): void {
  startAfterAnswer(
    () => sendLink(site, email, locale, now, { isGuest: { equals: true } }),
    (error) => logError('An email to complete a guest account could not be sent:', error),
  )
}

async function sendLink(site: AccountSite, email: string, locale: Locale, now: Date, only: Where = {}): Promise<void> {
  const payload = await openPayload()
  const where = { and: [{ username: { equals: customerUsername(site.id, email) } }, only] }
  const created = await createResetKey(payload, 'customers', where, now)
  if (!created) return
  const link = `${getServerUrl()}/reset-password/${created.key}`
  const write = flagOf(created.account.isGuest) ? guestAccountEmail : passwordResetEmail
  await payload.sendEmail({ to: created.email, ...write(localize(site.name, locale) ?? '', link, locale) })
}

/** The id of the site of a reset link's account; null when the link was used or has expired. */
export async function findResetLinkSite(key: string, now: Date): Promise<string | null> {
  const { db } = await openPayload()
  return idOf(
    (await db.findOne<{ site: unknown; id: string }>({ collection: 'customers', where: accountOfLink(key, now) }))
      ?.site,
  )
}

/** The id of the site of a reset link's account, even when the link has expired; null when it was used or replaced. */
export async function findExpiredLinkSite(key: string): Promise<string | null> {
  const { db } = await openPayload()
  const where = { resetPasswordToken: { equals: hashResetKey(key) } }
  return idOf((await db.findOne<{ site: unknown; id: string }>({ collection: 'customers', where }))?.site)
}

/**
 * Sets a new password and ends all sessions of the account, under their lock: a concurrent change with the old password has ended
 * before, or is refused after. One conditional statement ensures that a link works only once. Returns the id of the account's site.
 * Refuses `bad-field`, `old-link`. Spec: CUS-5.30, CUS-8.5.
 */
export async function resetPassword(key: string, form: NewPassword, now: Date): Promise<Result<string | null>> {
  const wrong = firstFault(newPasswordForm, form)
  if (wrong) return refuse('bad-field', { field: wrong.field })
  const payload = await openPayload()
  const where = accountOfLink(key, now)
  const account = await payload.db.findOne<{ id: string; site: unknown }>({ collection: 'customers', where })
  const email = textOf(fieldsOf(account).email) ?? ''
  if (account && isCommonPassword(form.password, [email])) return refuse('bad-field', { field: 'password' })
  const usedLink = account && (await spendResetLink(payload, 'customers', account.id, where))
  if (!usedLink) return refuse('old-link')
  const update = () =>
    payload.update({
      collection: 'customers',
      id: account.id,
      // A guest account becomes an account of its own: the link proves who owns the mailbox.
      data: {
        password: form.password,
        isGuest: false,
        emailVerifiedAt: now.toISOString(),
        loginAttempts: 0,
        lockUntil: null,
        ...noCalendarKey(account.id), // the former owner may know its address
      },
      overrideAccess: true, // the link replaces a session
    })
  const replace = async () => {
    await retryWriteConflicts(update)
    await deleteSessions(payload, 'customers', account.id, { which: 'all' })
  }
  await hashInTurn(() => withSessionLock(payload, 'customers', account.id, replace), true) // the link is used up already
  forgetAccount('customerSignIn', textOf(fieldsOf(account).username) ?? '')
  return ok(idOf(account.site))
}
