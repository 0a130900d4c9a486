const maxEmailLength = 254

/** Whether a text is blank: spaces alone count as nothing. Spec: PUB-5.2. */
export const isBlank = (text: string): boolean => text.trim() === ''

/** One `@`, something before it and a host of two labels or more after it. Spec: PUB-5.2. */
export const isEmail = (text: string): boolean =>
  text.length <= maxEmailLength && /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]{2,}$/.test(text)

/** Letters of any language, so that French words pass. Spec: PUB-5.2. */
export const isAlphabetic = (text: string): boolean => /^\p{L}+$/u.test(text)
export const isAlphanumeric = (text: string): boolean => /^[\p{L}\d]+$/u.test(text)
export const isAlphabeticWithSpaces = (text: string): boolean => /^[\p{L} ]+$/u.test(text)

/** Digits only, without a sign or a decimal point. Spec: PUB-5.2. */
export const isNumeric = (text: string): boolean => /^\d+$/.test(text)

/** Whether a text has at least `length` characters as people count them: an emoji is one. Spec: PUB-5.2, PUB-5.6. */
export const hasMinLength = (text: string, length: number): boolean => [...text].length >= length

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|-]/g, '\\$&')

export type DecimalFormat = { decimals?: number; separator?: string }

/** A number with at most `decimals` decimals: any number of them by default, none for 0. `.50` is one. Spec: PUB-5.2. */
export function isDecimal(text: string, { decimals, separator = '.' }: DecimalFormat = {}): boolean {
  const fraction = decimals === 0 ? '' : `(?:${escapePattern(separator)}\\d{1,${decimals ?? ''}})?`
  return new RegExp(`^-?(?=.*\\d)\\d*${fraction}$`).test(text)
}

/** Letters, apostrophes, hyphens and spaces: `Anne-Sophie d’Été`. Spec: PUB-5.4. */
export const isPersonName = (text: string): boolean => /^[\p{L}\p{M}'’ -]+$/u.test(text)

/** A name with only what `isPersonName` accepts: `St John` for `St. John`. Empty if nothing is left. */
export const toPersonName = (text: string): string =>
  text
    .replace(/[^\p{L}\p{M}'’ -]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
