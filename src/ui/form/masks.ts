/** A mask turns what has been typed so far into its usual form. It never rejects a character that might be a mistake: the rules of the form do. */
export type Mask = (typed: string) => string

/** `(705) 555 - 0163`, as far as there are digits. More than ten stay as they are, to be corrected. Spec: CUS-5.9. */
export const maskPhone: Mask = (typed) => {
  const digits = typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  if (digits.length === 0 || digits.length > 10) return digits.length === 0 ? '' : typed
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
  if (line) return `(${area}) ${exchange} - ${line}`
  return exchange ? `(${area}) ${exchange}` : area
}

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
