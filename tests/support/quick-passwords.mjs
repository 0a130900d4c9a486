import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Import this before anything else: it reduces the cost of password hashes to a thousandth. At full cost each takes a fifth of
 * a second of a core, and the tests hash more than a thousand.
 */
const cheaper = 1000
const known = Symbol.for('refectory.quick-passwords')

if (!crypto[known]) {
  const { pbkdf2 } = crypto
  const hashes = []
  crypto[known] = hashes
  crypto.pbkdf2 = (password, salt, iterations, length, digest, done) => {
    hashes.push({ iterations, length, digest })
    pbkdf2(password, salt, Math.ceil(iterations / cheaper), length, digest, done)
  }
  syncBuiltinESMExports()
}

/** What each password hash that `work` makes would cost outside the tests: its iterations, length and digest. */
export async function hashesOf(work) {
  const before = crypto[known].length
  await work()
  return crypto[known].slice(before)
}
