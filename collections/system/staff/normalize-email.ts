import type { CollectionBeforeOperationHook, CollectionBeforeValidateHook } from 'payload'
import { normalizeEmail } from '@/domain/account/email-address'
import { fieldsOf, textOf } from '@/server/database/stored-values'

/** Stores an e-mail in the one form in which e-mails are compared. */
export const normalizeStoredEmail: CollectionBeforeValidateHook = ({ data }) => {
  const email = textOf(data?.email)
  return email ? { ...data, email: normalizeEmail(email) } : data
}

/** Signs in with an e-mail in any form. */
export const normalizeLoginEmail: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'login' || !('data' in args)) return args
  const data = fieldsOf(args.data)
  const email = textOf(data.email)
  return email ? { ...args, data: { ...data, email: normalizeEmail(email) } } : args
}
