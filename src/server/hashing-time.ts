import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'

/** As long as Payload takes to compare a password. */
const hashing = promisify(pbkdf2)

/** Spends that time where no password is compared, so that the wait does not tell who has an account. */
export const spendTheTimeOfHashing = (password: string) =>
  hashing(password.slice(0, 128), randomBytes(32), 600_000, 32, 'sha256')
