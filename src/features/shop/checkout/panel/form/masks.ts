import { cardNetwork } from '@/domain/shop/payments/payment-cards'

/** A mask turns what has been typed so far into its usual form. It never rejects a character that might be a mistake: the rules of the form do. */
type Mask = (typed: string) => string

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** `(705) 555 - 0163`, as far as there are digits. More than ten stay as they are, to be corrected. Spec: CUS-5.9. */
export const maskPhone: Mask = (typed) => {
  const digits = digitsOf(typed).replace(/^1(?=\d{10}$)/, '')
  if (digits.length === 0 || digits.length > 10) return digits.length === 0 ? '' : typed
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
  if (line) return `(${area}) ${exchange} - ${line}`
  return exchange ? `(${area}) ${exchange}` : area
}

/** `4242 4242 4242 4242`; American Express groups 4, 6 and 5 digits. */
export const maskCardNumber: Mask = (typed) => {
  const digits = digitsOf(typed).slice(0, 19)
  const groups = cardNetwork(digits) === 'amex' ? /(\d{1,4})(\d{1,6})?(\d{1,5})?/ : null
  if (groups) return (groups.exec(digits)?.slice(1) ?? []).filter(Boolean).join(' ')
  return digits.match(/\d{1,4}/g)?.join(' ') ?? ''
}

/** `04/27`. A month that can only have one digit gets its zero. Spec: CUS-5.17. */
export const maskExpiration: Mask = (typed) => {
  const digits = digitsOf(typed.replace(/^([1-9])\s*\//, '0$1')).slice(0, 6)
  const month = /^[2-9]/.test(digits) ? `0${digits}` : digits
  // Browsers may fill in four digits of the year.
  const year = month.length === 6 ? month.slice(4) : month.slice(2, 4)
  return month.length > 2 ? `${month.slice(0, 2)}/${year}` : month.slice(0, 2)
}

/** Up to four digits. */
export const maskSecurityCode: Mask = (typed) => digitsOf(typed).slice(0, 4)

/** `A1B 2C3`. */
export const maskPostalCode: Mask = (typed) => {
  const text = typed.toUpperCase()
  return text.replace(/^([A-Z]\d[A-Z]) ?(\d[A-Z]\d)$/, '$1 $2')
}

/**
 * Masks a field while its last character is typed. In the middle of a text, and while characters are removed, the text stays
 * as it is: the caret would jump.
 */
export function applyMask(field: HTMLInputElement, mask: Mask, isRemoving: boolean) {
  const isAtEnd = field.selectionStart === null || field.selectionStart === field.value.length
  if (isAtEnd && !isRemoving) field.value = mask(field.value)
}
