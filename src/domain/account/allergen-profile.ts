/** Letters of any language, digits, spaces, hyphens and apostrophes; may be empty. Spec: CUS-5.28. */
export const isContactName = (text: string): boolean => /^[\p{L}\p{M}\d '’-]*$/u.test(text)

/**
 * Splits a line of custom allergens at its commas. Keeps the first spelling of each name, whatever its case; empty for
 * none. Spec: CUS-5.28.
 */
export function parseCustomAllergens(text: string): string[] {
  const names = text.split(',').map((name) => name.trim().replace(/\s+/g, ' '))
  const isFirst = (name: string, index: number) =>
    names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) === index
  return names.filter((name, index) => name !== '' && isFirst(name, index))
}
