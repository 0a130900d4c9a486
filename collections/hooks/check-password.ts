import {
  ValidationError,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from 'payload'
import { say, words } from '@collections/labels'
import { longestPassword, passwordRefusal, shortestPassword, type PasswordRefusal } from '@/domain/staff-password'
import { fieldsOf, textOf } from '@/server/stored'

const sentences: Record<PasswordRefusal, ReturnType<typeof words>> = {
  tooShort: words(
    `Use at least ${shortestPassword} characters. Several words are easy to remember.`,
    `Utilisez au moins ${shortestPassword} caractères. Plusieurs mots se retiennent facilement.`,
  ),
  tooLong: words(`Use at most ${longestPassword} characters.`, `Utilisez au plus ${longestPassword} caractères.`),
  yourself: words(
    'Choose something other than the name or the email of the account.',
    'Choisissez autre chose que le nom ou le courriel du compte.',
  ),
  oneCharacter: words(
    'Choose something other than one character repeated.',
    'Choisissez autre chose qu’un seul caractère répété.',
  ),
  run: words(
    'Choose something other than keys or numbers in a row.',
    'Choisissez autre chose que des touches ou des chiffres qui se suivent.',
  ),
  common: words(
    'This password is among the first that are tried. Choose another.',
    'Ce mot de passe est parmi les premiers que l’on essaie. Choisissez-en un autre.',
  ),
}

/** Refuses a password that protects nobody, at its field. `who` is the account as it will be. */
export function checkPassword(req: PayloadRequest, password: unknown, who: object) {
  const { name, email } = fieldsOf(who)
  const refusal =
    typeof password === 'string'
      ? passwordRefusal(password, { name: textOf(name) ?? '', email: textOf(email) ?? '' })
      : 'tooShort'
  if (!refusal) return
  const message = say(req, sentences[refusal])
  throw new ValidationError({ collection: 'staff', errors: [{ path: 'password', message }] }, req.t)
}

/** A new account, the first one included, and a changed password. An update without a password keeps the old one. */
export const checkNewPassword: CollectionBeforeValidateHook = ({ data, operation, originalDoc, req }) => {
  const password = data?.password as unknown
  if (operation === 'create' || (password !== undefined && password !== null && password !== ''))
    checkPassword(req, password, { ...originalDoc, ...data })
  return data
}

/** A forgotten password, replaced by Payload's own operation, which tells the hook above no password. */
export const checkResetPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'resetPassword') return args
  const { token, password } = fieldsOf('data' in args ? args.data : null)
  const where = { resetPasswordToken: { equals: textOf(token) ?? '-' } }
  const person = await req.payload.db.findOne<{ id: string }>({ collection: 'staff', where })
  if (person) checkPassword(req, password, person)
  return args
}
