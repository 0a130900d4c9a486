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
  const cost = { divisor: cheaper }
  crypto[known] = cost
  crypto.pbkdf2 = (password, salt, iterations, ...rest) =>
    pbkdf2(password, salt, Math.ceil(iterations / cost.divisor), ...rest)
  syncBuiltinESMExports()
}

/** Runs `work` with password hashes at full cost. Hashes made at another cost do not match there. */
export async function atFullCost(work) {
  crypto[known].divisor = 1
  try {
    return await work()
  } finally {
    crypto[known].divisor = cheaper
  }
}
