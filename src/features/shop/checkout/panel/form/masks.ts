import { cardNetwork } from '@/domain/shop/payments/payment-cards'
import type { Mask } from '@/ui/form/masks'

const digitsOf = (text: string) => text.replace(/\D/g, '')

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
