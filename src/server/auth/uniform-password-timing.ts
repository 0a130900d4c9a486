import crypto from 'node:crypto'
import { promisify } from 'node:util'

/** The key derivation by which Payload checks a password. Both read it from the module object, so that a test replaces it for both. */
const deriveKey = promisify(crypto.pbkdf2)

/**
 * Takes as long as checking a password. Call it where there is no password to check, so that the response time does not
 * reveal whether an account exists.
 */
export const simulatePasswordCheck = (password: string) =>
  deriveKey(password.slice(0, 128), crypto.randomBytes(32), 600_000, 32, 'sha256')
