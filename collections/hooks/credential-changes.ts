import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { normalizeEmail } from '@/domain/account/email-address'
import { deleteSessions } from '@/server/auth/account-sessions'
import { fieldsOf, textOf } from '@/server/database/stored-values'

const emailOf = (account: unknown) => normalizeEmail(textOf(fieldsOf(account).email) ?? '')

/** Voids the link for a new password when the e-mail or the password changes: it may be in a mailbox that is no longer theirs. */
export const voidResetLink: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  const isNewEmail = data.email !== undefined && emailOf(data) !== emailOf(originalDoc)
  return operation === 'update' && (isNewEmail || textOf(data.password))
    ? { ...data, resetPasswordToken: null, resetPasswordExpiration: null }
    : data
}

/**
 * Ends the sessions of an account whose e-mail changes, in the same transaction: all of them, or all but the current one of
 * its owner. A changed password ends them likewise, in Payload. Compares `data`: the answer may select other fields.
 */
export const endSessionsOnNewEmail: CollectionAfterChangeHook = async ({
  collection,
  data,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const stored = fieldsOf(previousDoc)
  const isNewEmail = data.email !== undefined && emailOf(data) !== emailOf(stored)
  if (operation !== 'update' || !isNewEmail) return doc as unknown
  const user = fieldsOf(req.user)
  const current = user.collection === collection.slug && user.id === stored.id ? textOf(user._sid) : null
  const which = current ? { except: current } : 'all'
  await deleteSessions(req.payload, collection.slug as 'customers' | 'staff', String(stored.id), { which, req })
  return doc as unknown
}
