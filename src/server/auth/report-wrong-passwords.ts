import type { Payload } from 'payload'
import { startAfterAnswer } from '@/server/background-work'
import { acquireLease } from '@/server/database/locks/leases'
import { logError } from '@/server/logging/log-error'

/** One account gets at most one mail in this time. */
const betweenMails = 60 * 60_000

/** The account and the mail to its owner. The mail is in both languages, because an attacker decides the language of the call. */
export type OwnerMail = { id: string; to: string; subject: string; text: string }

/**
 * Tells the owner of an account by mail that many wrong passwords were tried, at most once an hour. Begins after the answer, whose
 * time must not depend on whether there is an account. `find` returns null where there is none.
 */
export function reportWrongPasswords(
  payload: Payload,
  kind: 'customers' | 'staff',
  find: () => Promise<OwnerMail | null>,
) {
  const report = async () => {
    const mail = await find()
    if (!mail || !(await acquireLease(payload, `wrong-passwords ${kind} ${mail.id}`, betweenMails))) return
    const { to, subject, text } = mail
    await payload.sendEmail({ to, subject, text })
  }
  startAfterAnswer(report, (error) => logError('A mail about wrong passwords could not be sent:', error))
}
