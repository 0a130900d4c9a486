/** Today and the next six days. */
export const defaultMenuDays = 7
/** Four weeks: the longest cycle that kitchens plan ahead. */
const maxMenuDays = 28

/** The days of menus that a feed's `days` asks for, from 1 to 28. Absent, or not a whole number: a week. */
export function parseMenuDays(text: string | null): number {
  if (text === null || !/^-?\d{1,9}$/.test(text.trim())) return defaultMenuDays
  return Math.min(Math.max(Number(text), 1), maxMenuDays)
}
