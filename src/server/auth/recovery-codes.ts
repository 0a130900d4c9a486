import { createHmac, randomInt } from 'node:crypto'

/** Letters and digits that are not mistaken for each other: no 0, 1, i, l, o. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const randomSymbols = (count: number) =>
  Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('')

/** Ten codes of about 49 bits each, such as `k7mxp-4tq9d`. */
export const generateRecoveryCodes = () => Array.from({ length: 10 }, () => `${randomSymbols(5)}-${randomSymbols(5)}`)

/** The stored hash of a code. Spaces, hyphens and case of the typed code do not matter. */
export const hashRecoveryCode = (secret: string, code: string) =>
  createHmac('sha256', secret)
    .update(`recovery ${code.toLowerCase().replace(/[\s-]+/g, '')}`)
    .digest('hex')
