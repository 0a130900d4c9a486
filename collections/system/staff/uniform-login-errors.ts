import type { CollectionAfterErrorHook, CollectionBeforeOperationHook } from 'payload'
import { translate, bilingual } from '@collections/labels'
import { normalizeEmail } from '@/domain/account/email-address'
import { simulatePasswordCheck } from '@/server/auth/uniform-password-timing'
import { fieldsOf, textOf } from '@/server/database/stored-values'

const signInFailed = bilingual(
  'This email and password do not match, or the account is locked. After five wrong attempts, an account is locked for ten minutes.',
  'Ce courriel et ce mot de passe ne correspondent pas, ou le compte est verrouillé. Après cinq essais ratés, un compte est verrouillé pendant dix minutes.',
)

/** Answers alike for an unknown email, a wrong password and a locked account, so that nobody learns who has an account. */
export const uniformLoginErrors: CollectionAfterErrorHook = ({ error, req }) =>
  error.name === 'AuthenticationError' || error.name === 'LockedAuth'
    ? { response: { errors: [{ message: translate(req, signInFailed) }] }, status: 401 }
    : undefined

/** Answers after the same time, too: spends the time of a password comparison where Payload makes none. */
export const uniformLoginTime: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return args
  const { email, password } = fieldsOf('data' in args ? args.data : null)
  if (typeof password !== 'string' || typeof email !== 'string') return args
  const where = { email: { equals: normalizeEmail(email) } }
  const person = await req.payload.db.findOne<{ id: string }>({ collection: 'staff', where, req })
  const lockUntil = textOf(fieldsOf(person).lockUntil)
  if (!person || (lockUntil && Date.parse(lockUntil) > Date.now())) await simulatePasswordCheck(password)
  return args
}
