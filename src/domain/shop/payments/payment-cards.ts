import type { CampusDate } from '@/domain/time/calendar'
import type { FormFault } from '@/domain/forms/form-faults'

/** The accepted card networks. Spec: PUB-5.8. */
type CardNetwork = 'visa' | 'mastercard' | 'amex'

const lengths: Record<CardNetwork, readonly number[]> = { visa: [13, 16, 19], mastercard: [16], amex: [15] }

/** People type card numbers in groups. */
const digitsOf = (input: string) => input.replace(/[ -]/g, '')

/** Returns the network of a card number by its prefix, or null when it is not accepted. Spec: PUB-5.8. */
export function cardNetwork(number: string): CardNetwork | null {
  const digits = digitsOf(number)
  const firstFour = Number(digits.slice(0, 4))
  if (digits.startsWith('4')) return 'visa'
  if (/^3[47]/.test(digits)) return 'amex'
  if (/^5[1-5]/.test(digits) || (firstFour >= 2221 && firstFour <= 2720)) return 'mastercard'
  return null
}

/**
 * Validates a card number. `cardNumber` means that the characters, network or length are wrong; `cardNumberInvalid` means
 * that the check digit does not match, usually a typing error. Spec: PUB-5.8.
 */
export function validateCardNumber(input: string): FormFault | null {
  const digits = digitsOf(input)
  const network = cardNetwork(digits)
  if (!/^\d+$/.test(digits) || !network || !lengths[network].includes(digits.length)) return 'cardNumber'
  return passesLuhn(digits) ? null : 'cardNumberInvalid'
}

/** The Luhn check: from the right, every second digit counts twice, and the sum is a multiple of 10. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const counted = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (counted > 9 ? counted - 9 : counted)
  }, 0)
  return sum % 10 === 0
}

/** Validates an expiration date. A card that expires `04/27` is valid until the last campus day of that month. Spec: PUB-5.8. */
export function validateCardExpiration(input: string, today: CampusDate): FormFault | null {
  const [, month, year] = /^\s*(0[1-9]|1[0-2])\s*\/?\s*(\d{2})\s*$/.exec(input) ?? []
  return month && year && `20${year}-${month}` >= today.slice(0, 7) ? null : 'cardExpiration'
}

/** Validates a security code: four digits for American Express, three for the others. Spec: PUB-5.8. */
export function validateCardSecurityCode(input: string, network: CardNetwork | null): FormFault | null {
  const length = network === 'amex' ? 4 : 3
  return new RegExp(`^\\d{${length}}$`).test(input.trim()) ? null : 'cardSecurityCode'
}
