import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { CollectionAfterErrorHook, CollectionBeforeOperationHook } from 'payload'
import { say, words } from '@collections/labels'
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

/** As long as Payload takes to compare a password. */
const hashing = promisify(pbkdf2)
const spendTheTimeOfHashing = (password: string) => hashing(password, randomBytes(32), 600_000, 32, 'sha256')

/** And after the same time: where Payload would answer without comparing a password, the time is spent here. */
export const sameTime: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return args
  const { email, password } = fieldsOf('data' in args ? args.data : null)
  if (typeof password !== 'string' || typeof email !== 'string') return args
  const where = { email: { equals: email.toLowerCase().trim() } }
  const person = await req.payload.db.findOne<{ id: string }>({ collection: 'staff', where, req })
  const lockUntil = textOf(fieldsOf(person).lockUntil)
  if (!person || (lockUntil && Date.parse(lockUntil) > Date.now())) await spendTheTimeOfHashing(password.slice(0, 128))
  return args
}
