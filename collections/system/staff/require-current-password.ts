import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from 'payload'
import { signedInStaff } from '@collections/access/signed-in-staff'
import { bilingual, translate } from '@collections/labels'
import { validationError } from '@collections/validation-error'
import { normalizeEmail } from '@/domain/account/email-address'
import { forgetAttempts, takeAttempt, type Attempt } from '@/server/auth/attempt-limits'
import { isCurrentPassword } from '@/server/auth/current-password'
import { fieldsOf, textOf } from '@/server/database/stored-values'
import { getClientNetwork } from '@/server/http/current-request'

const messages = {
  missing: bilingual(
    'Enter your current password to change your email or your password.',
    'Entrez votre mot de passe actuel pour changer votre courriel ou votre mot de passe.',
  ),
  wrong: bilingual('The current password is wrong.', 'Le mot de passe actuel est erroné.'),
  tooMany: bilingual(
    'Too many wrong passwords. Try again in ten minutes.',
    'Trop de mots de passe erronés. Réessayez dans dix minutes.',
  ),
  bulk: bilingual(
    'Emails and passwords are changed in one account at a time.',
    'Les courriels et les mots de passe se changent dans un seul compte à la fois.',
  ),
}

function refuse(req: PayloadRequest, reason: 'missing' | 'wrong' | 'tooMany'): never {
  const message = translate(req, messages[reason])
  const label = bilingual('Current password', 'Mot de passe actuel')
  throw validationError(req.payload.collections.staff.config, [{ path: 'currentPassword', message, label }], req)
}

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== ''

/**
 * Requires the current password, `currentPassword`, of staff who change their own e-mail or password, through every API: an
 * unattended studio must not be enough to take an account over. Five wrong ones from one network are counted with those of the
 * sign-in. The value is never stored. Administrators change the accounts of others without it.
 */
export const requireCurrentPassword: CollectionBeforeValidateHook = async ({ data, operation, originalDoc, req }) => {
  const { currentPassword, ...changes } = fieldsOf(data)
  const stored = fieldsOf(originalDoc)
  const isOwn = operation === 'update' && signedInStaff(req)?.id === stored.id
  const storedEmail = normalizeEmail(textOf(stored.email) ?? '')
  const newEmail = normalizeEmail(textOf(changes.email) ?? storedEmail)
  if (!isOwn || (newEmail === storedEmail && !isGiven(changes.password))) return changes
  if (!isGiven(currentPassword)) refuse(req, 'missing')
  const attempt: Attempt = { kind: 'staffSignIn', network: getClientNetwork(), account: storedEmail }
  if (takeAttempt(attempt) > 0) refuse(req, 'tooMany')
  if (!(await isCurrentPassword(req.payload, 'staff', String(stored.id), currentPassword, req))) refuse(req, 'wrong')
  forgetAttempts(attempt)
  return changes
}

/** Refuses e-mails and passwords in a bulk edit, which takes no lock of the sessions that it would end. */
export const refuseBulkCredentials: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  const { id, data } = args as { id?: unknown; data?: unknown }
  const isBulk = operation === 'update' && id === undefined && overrideAccess !== true
  if (isBulk && ['email', 'password'].some((name) => name in fieldsOf(data)))
    throw new APIError(translate(req, messages.bulk), 400)
  return args
}
