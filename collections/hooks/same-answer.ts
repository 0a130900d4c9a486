import type { CollectionAfterErrorHook, CollectionBeforeOperationHook } from 'payload'
import { say, words } from '@collections/labels'
import { spendTheTimeOfHashing } from '@/server/hashing-time'
import { fieldsOf, textOf } from '@/server/stored'

const notSignedIn = words(
  'This email and password do not match, or the account is locked: after five wrong attempts it stays so for ten minutes.',
  'Ce courriel et ce mot de passe ne correspondent pas, ou le compte est verrouillé : après cinq essais ratés, il le reste dix minutes.',
)

/** Unknown address, wrong password and locked account are answered alike, so that nobody learns who has an account. */
export const sameAnswer: CollectionAfterErrorHook = ({ error, req }) =>
  error.name === 'AuthenticationError' || error.name === 'LockedAuth'
    ? { response: { errors: [{ message: say(req, notSignedIn) }] }, status: 401 }
    : undefined

/** And after the same time: where Payload would answer without comparing a password, the time is spent here. */
export const sameTime: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return args
  const { email, password } = fieldsOf('data' in args ? args.data : null)
  if (typeof password !== 'string' || typeof email !== 'string') return args
  const where = { email: { equals: email.toLowerCase().trim() } }
  const person = await req.payload.db.findOne<{ id: string }>({ collection: 'staff', where, req })
  const lockUntil = textOf(fieldsOf(person).lockUntil)
  if (!person || (lockUntil && Date.parse(lockUntil) > Date.now())) await spendTheTimeOfHashing(password)
  return args
}
