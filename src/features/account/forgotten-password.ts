import type { Where } from 'payload'
import { forgottenRules, newPasswordRules, type NewPassword } from '@/domain/account-forms'
import type { Site } from '@/domain/campus'
import { faultsOf } from '@/domain/form-check'
import { textIn, type Locale } from '@/domain/locale'
import { ok, refuse, type Result } from '@/domain/result'
import { endSessions, usernameOf } from '@/server/customer-session'
import { ownAddress } from '@/server/own-address'
import { openPayload } from '@/server/payload'
import { idOf } from '@/server/stored'
import { resetLetter } from './reset-letter'

type AskedSite = Pick<Site, 'id' | 'customerLogin' | 'name' | 'slug'>

/**
 * Sends a link that sets a new password, good for an hour. The answer is the same where there is no such account, and does
 * not wait for the letter. Refuses `no-accounts`, `bad-field`. Spec: CUS-8.3.
 */
export async function askNewPassword(site: AskedSite, email: string, locale: Locale): Promise<Result<null>> {
  if (!site.customerLogin) return refuse('no-accounts')
  if (Object.keys(faultsOf({ email }, forgottenRules)).length > 0) return refuse('bad-field', { field: 'email' })
  void sendLink(site, email, locale).catch((error: unknown) => console.error('A letter could not be sent:', error))
  return ok(null)
}

async function sendLink(site: AskedSite, email: string, locale: Locale): Promise<void> {
  const payload = await openPayload()
  const username = usernameOf(site.id, email)
  const token = await payload.forgotPassword({
    collection: 'customers',
    data: { username } as never, // typed for e-mails; accounts are named by site and e-mail
    disableEmail: true, // the letter is ours, in the visitor's language
    overrideAccess: true, // who has forgotten is nobody yet
  })
  if (!token) return
  const link = `${ownAddress()}/reset-password/${token}`
  await payload.sendEmail({ to: email.trim(), ...resetLetter(textIn(site.name, locale) ?? '', link, locale) })
}

const isOpen = (key: string, now: Date): Where => ({
  and: [
    { resetPasswordToken: { equals: key || '-' } },
    { resetPasswordExpiration: { greater_than: now.toISOString() } },
  ],
})

/** The site whose account a link is for; null when it has served or is too old. */
export async function siteOfLink(key: string, now: Date): Promise<string | null> {
  const { db } = await openPayload()
  return idOf(
    (await db.findOne<{ site: unknown; id: string }>({ collection: 'customers', where: isOpen(key, now) }))?.site,
  )
}

/**
 * Sets a new password and ends every session of the account. A link serves once, by one conditional statement. Gives the
 * site of the account. Refuses `bad-field`, `old-link`. Spec: CUS-5.30, CUS-8.5.
 */
export async function setNewPassword(key: string, asked: NewPassword, now: Date): Promise<Result<string | null>> {
  const [field] = Object.keys(faultsOf(asked, newPasswordRules))
  if (field) return refuse('bad-field', { field })
  const payload = await openPayload()
  const where = isOpen(key, now)
  const account = await payload.db.findOne<{ id: string; site: unknown }>({ collection: 'customers', where })
  const used =
    account &&
    (await payload.db.updateOne({
      collection: 'customers',
      where: { and: [{ id: { equals: account.id } }, where] },
      data: { resetPasswordToken: null, resetPasswordExpiration: null },
      options: { atomic: true },
    }))
  if (!used) return refuse('old-link')
  await payload.update({
    collection: 'customers',
    id: account.id,
    data: { password: asked.password, loginAttempts: 0, lockUntil: null },
    overrideAccess: true, // the link's bearer is nobody yet
  })
  await endSessions(payload, account.id, null)
  return ok(idOf(account.site))
}
