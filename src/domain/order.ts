import type { CampusDate } from './calendar'

/** By the number that staff gave; what has none comes last, in the order in which it came. */
export const inStaffOrder = <Item extends { sortOrder: number | null }>(items: readonly Item[]): Item[] =>
  [...items].sort((a, b) => (a.sortOrder ?? Infinity) - (b.sortOrder ?? Infinity) || 0)

/** By the day that each is of, the latest first; those of one day in the order in which they came. */
export const latestFirst = <Item>(items: readonly Item[], dayOf: (item: Item) => CampusDate): Item[] =>
  [...items].sort((a, b) => Number(dayOf(a) < dayOf(b)) - Number(dayOf(b) < dayOf(a)))
