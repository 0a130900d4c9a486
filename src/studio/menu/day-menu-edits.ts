import type { DayMenu } from '@/domain/menu/day-menu'
import { sortByStaffOrder } from '@/domain/text/sort-order'

type Name = DayMenu['periods'][number]['name']
type DraftItem = { dish: string }
export type DraftCategory = { name: Name; items: DraftItem[] }
export type DraftPeriod = { name: Name; categories: DraftCategory[] }
/** A day while it is edited. Saving adds the ids and the sort order. */
export type DraftDay = { periods: DraftPeriod[] }

/** Converts a stored value, whose rows may be in another order than the site shows them. Anything that is not a day becomes an empty one. */
export function toDraft(value: unknown): DraftDay {
  const stored = value as Partial<DayMenu> | null | undefined
  return {
    periods: sortByStaffOrder(stored?.periods ?? []).map(({ name, categories }) => ({
      name: { ...name },
      categories: sortByStaffOrder(categories ?? []).map((category) => ({
        name: { ...category.name },
        items: category.items.map(({ dish }) => ({ dish })),
      })),
    })),
  }
}

export const replaceRow = <Row>(rows: Row[], index: number, change: (row: Row) => Row) =>
  rows.map((row, i) => (i === index ? change(row) : row))

export const removeRow = <Row>(rows: Row[], index: number) => rows.filter((_, i) => i !== index)

/** Swaps a row with its neighbour. Rows at the edges stay. */
export function moveRow<Row>(rows: Row[], index: number, by: -1 | 1): Row[] {
  const row = rows[index]
  const other = rows[index + by]
  if (row === undefined || other === undefined) return rows
  return rows.map((each, i) => (i === index ? other : i === index + by ? row : each))
}
