import type { Payload } from 'payload'
import { checkStaffPassword, type PasswordRefusal } from '@/domain/account/staff-password'
import { forgetAccount } from './attempt-limits'
import { accountOfLink, spendResetLink } from './reset-links'
import { withSessionLock } from './session-lock'
import { fieldsOf, textOf } from '@/server/database/stored-values'

/** Why a staff password is refused; null when it may be stored. `who` is the account. */
export function refuseStaffPassword(password: unknown, who: object): PasswordRefusal | null {
  const { name, email } = fieldsOf(who)
  return typeof password === 'string'
    ? checkStaffPassword(password, { name: textOf(name) ?? '', email: textOf(email) ?? '' })
    : 'tooShort'
}

/**
 * Sets a new password of a staff account with the key of a link and ends all of its sessions. Nobody is signed in: access to a mailbox
 * alone must not suffice. One conditional update makes sure that a link works once. Returns why it is refused, null for success.
 */
export async function resetStaffPassword(
  payload: Payload,
  { key, password }: { key: unknown; password: unknown },
  now: Date,
): Promise<PasswordRefusal | 'expired' | null> {
  const valid = accountOfLink(key, now)
  const person = await payload.db.findOne<{ id: string }>({ collection: 'staff', where: valid })
  if (!person) return 'expired'
  const refusal = refuseStaffPassword(password, person)
  if (refusal) return refusal
  if (!(await spendResetLink(payload, 'staff', person.id, valid))) return 'expired'
  await withSessionLock(payload, 'staff', person.id, () =>
    payload.update({
      collection: 'staff',
      id: person.id,
      data: { password: String(password), loginAttempts: 0, lockUntil: null },
      overrideAccess: true, // the link replaces a session
      // Without `req`: all sessions end, including the one of the browser that opens the link.
    }),
  )
  forgetAccount('staffSignIn', textOf(fieldsOf(person).email)?.toLowerCase() ?? '')
  return null
}
