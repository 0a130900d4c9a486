import type { CollectionBeforeOperationHook, CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { type BilingualText, translate, bilingual } from '@collections/labels'
import { validationError } from '@collections/validation-error'
import { maxPasswordLength, minPasswordLength, type PasswordRefusal } from '@/domain/account/staff-password'
import { hashResetKey } from '@/server/auth/reset-links'
import { refuseStaffPassword } from '@/server/auth/reset-staff-password'
import { fieldsOf, textOf } from '@/server/database/stored-values'

const messages: Record<PasswordRefusal, BilingualText> = {
  tooShort: bilingual(
    `Use at least ${minPasswordLength} characters. Several words are easy to remember.`,
    `Utilisez au moins ${minPasswordLength} caractères. Plusieurs mots se retiennent facilement.`,
  ),
  tooLong: bilingual(
    `Use at most ${maxPasswordLength} characters.`,
    `Utilisez au plus ${maxPasswordLength} caractères.`,
  ),
  yourself: bilingual(
    'Choose something other than the name or the email of the account.',
    'Choisissez autre chose que le nom ou le courriel du compte.',
  ),
  oneCharacter: bilingual(
    'Choose something other than one character repeated.',
    'Choisissez autre chose qu’un seul caractère répété.',
  ),
  run: bilingual(
    'Choose something other than keys or numbers in a row.',
    'Choisissez autre chose que des touches ou des chiffres qui se suivent.',
  ),
  common: bilingual(
    'This password is too common. Choose another one.',
    'Ce mot de passe est trop courant. Choisissez-en un autre.',
  ),
}

/** Refuses a weak password, with a message at `password`. `who` is the account after the save. */
function checkPassword(req: PayloadRequest, password: unknown, who: object) {
  const refusal = refuseStaffPassword(password, who)
  if (refusal) throw passwordError(req, refusal)
}

/** The error of a refused password, with its message at `password`. */
export function passwordError(req: PayloadRequest, refusal: PasswordRefusal) {
  const message = translate(req, messages[refusal])
  const label = bilingual('Password', 'Mot de passe')
  return validationError(req.payload.collections.staff.config, [{ path: 'password', message, label }], req)
}

/** Checks the password of a new account and a changed password. An update without a password keeps the old one. */
export const checkNewPassword: CollectionBeforeValidateHook = ({ data, operation, originalDoc, req }) => {
  const password = data?.password as unknown
  if (operation === 'create' || (password !== undefined && password !== null && password !== ''))
    checkPassword(req, password, { ...originalDoc, ...data })
  return data
}

/** Checks the new password in Payload's own reset operation, which does not run `beforeValidate` with the password. */
export const checkResetPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'resetPassword') return args
  const { token, password } = fieldsOf('data' in args ? args.data : null)
  const where = { resetPasswordToken: { equals: hashResetKey(textOf(token) ?? '') } }
  const person = await req.payload.db.findOne<{ id: string }>({ collection: 'staff', where })
  if (person) checkPassword(req, password, person)
  return args
}
