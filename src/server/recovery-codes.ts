import { createHmac, randomInt } from 'node:crypto'

/** No letter that is read as another, no digit that is read as a letter. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const symbols = (count: number) => Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('')

/** Ten codes of some 49 bits each, as a person writes them down: `k7mxp-4tq9d`. */
export const newRecoveryCodes = () => Array.from({ length: 10 }, () => `${symbols(5)}-${symbols(5)}`)

/** What is stored of a code; spaces, hyphens and capitals of whoever types it are theirs. */
export const hashOfCode = (secret: string, code: string) =>
  createHmac('sha256', secret)
    .update(`recovery ${code.toLowerCase().replace(/[\s-]+/g, '')}`)
    .digest('hex')
