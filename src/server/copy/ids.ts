/** Ids between the sides are 24 hexadecimal digits; a number of the embedded database is written with leading zeros. */
export const hexOfNumber = (id: number) => id.toString(16).padStart(24, '0')

/** The number that `hexOfNumber` wrote; null for an id that another database made and that no number can hold. */
export function numberOfHex(id: string): number | null {
  const number = Number.parseInt(id, 16)
  return Number.isSafeInteger(number) && number > 0 ? number : null
}

export const isHexId = (id: unknown): id is string => typeof id === 'string' && /^[0-9a-f]{24}$/.test(id)
