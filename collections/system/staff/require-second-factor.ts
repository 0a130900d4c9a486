import type {
  CollectionAfterDeleteHook,
  CollectionBeforeLoginHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { translate, bilingual } from '@collections/labels'
import { validationError } from '@collections/validation-error'
import { checkCode, removeSecondFactor } from '@/server/auth/second-factor'
import { fieldsOf, textOf } from '@/server/database/stored-values'

const messages = {
  missing: bilingual(
    'Enter the code from your authenticator app, or a recovery code.',
    'Entrez le code de votre application d’authentification, ou un code de secours.',
  ),
  wrong: bilingual(
    'This code is wrong or has already been used. Wait for the next code, then try again.',
    'Ce code est erroné ou a déjà servi. Attendez le prochain code, puis réessayez.',
  ),
  locked: bilingual(
    'Too many wrong codes. Try again in ten minutes.',
    'Trop de codes erronés. Réessayez dans dix minutes.',
  ),
}

/** Refuses a code, with a message at the field `code`. */
export function refuseCode(req: PayloadRequest, reason: keyof typeof messages): never {
  const errors = [{ path: 'code', message: translate(req, messages[reason]), label: bilingual('Code', 'Code') }]
  throw validationError(req.payload.collections.staff.config, errors, req)
}

/**
 * Makes each write of a sign-in or password reset a transaction of its own on SQLite. Within one transaction a count of failed
 * attempts would be undone with the refused sign-in, and a write outside of it would wait for it. No effect on MongoDB, where
 * writes outside of a transaction do not wait, and in the first registration, which is one transaction and has no second factor.
 */
async function writeEachAlone(req: PayloadRequest, operation: 'login' | 'resetPassword'): Promise<void> {
  const { db } = req.payload
  if (db.name !== 'sqlite') return
  const begun = await req.transactionID
  if (begun === undefined)
    req.transactionID = 'none' // Payload begins no transaction in a request that has one
  else if (operation === 'resetPassword') await db.rollbackTransaction(begun) // begun just now, without a write so far
}

/**
 * Copies the code from the request to its context, because Payload passes on only email and password. On SQLite it also ends the
 * transaction: the count of wrong codes stays when the sign-in is refused.
 */
export const copySecondFactorCode: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'login' || operation === 'resetPassword') await writeEachAlone(req, operation)
  if (operation === 'login')
    req.context.secondFactorCode =
      textOf(fieldsOf('data' in args ? args.data : null).code) ?? textOf(fieldsOf(req.data).code)
  return args
}

/**
 * Requires the second factor. Payload runs this before it signs a session token: at sign-in, password reset and first
 * registration. After a refusal, Payload removes the session that it has already stored.
 */
export const requireSecondFactor: CollectionBeforeLoginHook = async ({ req, user }) => {
  const outcome = await checkCode(req.payload, String(user.id), textOf(req.context.secondFactorCode))
  if (outcome !== 'right' && outcome !== 'notAsked') refuseCode(req, outcome)
  return user
}

export const deleteSecondFactor: CollectionAfterDeleteHook = async ({ id, req }) => {
  await removeSecondFactor(req.payload, String(id), req)
}
