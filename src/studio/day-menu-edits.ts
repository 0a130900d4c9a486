import type { DayMenu } from '@/domain/day-menu'

type Name = DayMenu['periods'][number]['name']
type DraftItem = { dish: string }
export type DraftCategory = { name: Name; items: DraftItem[] }
export type DraftPeriod = { name: Name; categories: DraftCategory[] }
/** A day as it is being edited: without ids and numbers, which saving gives it. */
export type DraftDay = { periods: DraftPeriod[] }

const named = <Row>(rows: Row[], index: number, change: (row: Row) => Row) =>
  rows.map((row, i) => (i === index ? change(row) : row))
const without = <Row>(rows: Row[], index: number) => rows.filter((_, i) => i !== index)

function moved<Row>(rows: Row[], index: number, by: -1 | 1): Row[] {
  const row = rows[index]
  const other = rows[index + by]
  if (row === undefined || other === undefined) return rows
  return rows.map((it, i) => (i === index ? other : i === index + by ? row : it))
}

/** Reads what is stored, in whatever state it is; a value that is no day is an empty one. */
export function draftOf(value: unknown): DraftDay {
  const stored = value as Partial<DayMenu> | null | undefined
  return {
    periods: (stored?.periods ?? []).map(({ name, categories }) => ({
      name: { ...name },
      categories: (categories ?? []).map((category) => ({
        name: { ...category.name },
        items: category.items.map(({ dish }) => ({ dish })),
      })),
    })),
  }
}

/** Changes of a day's periods, and of one period's or category's rows, as new values. */
export const edits = { named, without, moved }
