import type { CollectionAfterErrorHook, CollectionBeforeOperationHook } from 'payload'
import { simulatePasswordCheck } from '@/server/auth/password-queue'
import { translate, bilingual } from '@collections/labels'
import { normalizeEmail } from '@/domain/account/email-address'
import { fieldsOf } from '@/server/database/stored-values'

const signInFailed = bilingual(
  'This email and password do not match. After five wrong attempts, wait ten minutes.',
  'Ce courriel et ce mot de passe ne correspondent pas. Après cinq essais ratés, attendez dix minutes.',
)

/** Answers alike for an unknown email, a wrong password and a lock of a former version, so that nobody learns who has an account. */
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
  if (!person) await simulatePasswordCheck(password)
  return args
}
