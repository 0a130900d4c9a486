import type { CampusDate } from './calendar'
import type { FormFault } from './form-rules'

/** The cards that are taken. Spec: PUB-5.8. */
export type CardNetwork = 'visa' | 'mastercard' | 'amex'

const lengths: Record<CardNetwork, readonly number[]> = { visa: [13, 16, 19], mastercard: [16], amex: [15] }

/** Card numbers are written in groups. */
const digitsOf = (written: string) => written.replace(/[ -]/g, '')

/** The network of a card by how its number begins; null for every other. Spec: PUB-5.8. */
export function cardNetwork(number: string): CardNetwork | null {
  const digits = digitsOf(number)
  const firstFour = Number(digits.slice(0, 4))
  if (digits.startsWith('4')) return 'visa'
  if (/^3[47]/.test(digits)) return 'amex'
  if (/^5[1-5]/.test(digits) || (firstFour >= 2221 && firstFour <= 2720)) return 'mastercard'
  return null
}

/**
 * What is wrong with a card's number: `cardNumber` for one that no card we take has (other signs, network or length),
 * `cardNumberInvalid` where a digit was mistaken. Spec: PUB-5.8.
 */
export function cardNumberFault(written: string): FormFault | null {
  const digits = digitsOf(written)
  const network = cardNetwork(digits)
  if (!/^\d+$/.test(digits) || !network || !lengths[network].includes(digits.length)) return 'cardNumber'
  return passesLuhn(digits) ? null : 'cardNumberInvalid'
}

/** From the right, every second digit counts twice, and the sum ends with 0. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const counted = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (counted > 9 ? counted - 9 : counted)
  }, 0)
  return sum % 10 === 0
}

/** `04/27` holds until the last day of that month on campus. Spec: PUB-5.8. */
export function cardExpirationFault(written: string, today: CampusDate): FormFault | null {
  const [, month, year] = /^\s*(0[1-9]|1[0-2])\s*\/?\s*(\d{2})\s*$/.exec(written) ?? []
  return month && year && `20${year}-${month}` >= today.slice(0, 7) ? null : 'cardExpiration'
}

/** Four digits on an American Express, three on the others. Spec: PUB-5.8. */
export function cardSecurityCodeFault(written: string, network: CardNetwork | null): FormFault | null {
  const length = network === 'amex' ? 4 : 3
  return new RegExp(`^\\d{${length}}$`).test(written.trim()) ? null : 'cardSecurityCode'
}
