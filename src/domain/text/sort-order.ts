import type { CampusDate } from '@/domain/time/calendar'

/** Sorts by the number that staff gave. Items without a number come last and keep their order. */
export const sortByStaffOrder = <Item extends { sortOrder: number | null }>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => (a.sortOrder ?? Infinity) - (b.sortOrder ?? Infinity) || 0)

/** Sorts by date, latest first. Items of the same date keep their order. */
export const sortLatestFirst = <Item>(items: readonly Item[], dateOf: (item: Item) => CampusDate): Item[] =>
  items.toSorted((a, b) => Number(dateOf(a) < dateOf(b)) - Number(dateOf(b) < dateOf(a)))
