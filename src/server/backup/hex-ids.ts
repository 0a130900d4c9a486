/** The id that a numeric id of SQLite has in a backup, where all ids are 24 hex digits: the number with leading zeros. */
export const numberToHexId = (id: number) => id.toString(16).padStart(24, '0')

/** The numeric id that `hexOfNumber` wrote; null for an id of another database that is too large for a number. */
export function hexIdToNumber(id: string): number | null {
  const number = Number.parseInt(id, 16)
  return Number.isSafeInteger(number) && number > 0 ? number : null
}
