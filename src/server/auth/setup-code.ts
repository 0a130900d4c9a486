import { createHmac, timingSafeEqual } from 'node:crypto'

/** Letters and digits that nobody takes for one another. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const length = 12

/**
 * The code that the first registration asks for: three groups of four signs. It follows from the installation's secret, so that
 * every process knows it and nothing is stored. It is of no use once an account exists.
 */
export function makeSetupCode(secret: string): string {
  const digest = createHmac('sha256', secret).update('first administrator').digest()
  const code = [...digest.subarray(0, length)].map((byte) => signs[byte % signs.length]).join('')
  return code.replace(/(.{4})(?=.)/g, '$1-')
}

/** Whether what a person typed is the code. Case, blanks and hyphens do not matter. */
export function isSetupCode(given: unknown, secret: string): boolean {
  if (typeof given !== 'string') return false
  const bare = (text: string) => Buffer.from(text.toUpperCase().replace(/[^A-Z0-9]/g, ''))
  const [one, other] = [bare(given), bare(makeSetupCode(secret))]
  return one.length === other.length && timingSafeEqual(one, other)
}
