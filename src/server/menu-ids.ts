import { createHash } from 'node:crypto'
import type { DayMenu } from '@/domain/day-menu'
import type { Localized } from '@/domain/locale'

/** A day's menu as it is written: without ids, in serving order where no order is given. */
export type DayDraft = {
  periods: {
    name: Localized
    sortOrder?: number
    categories: { name: Localized; sortOrder?: number; items: { dish: string }[] }[]
  }[]
}

/** An id made of words: the same words give the same 24 hex digits on every machine. */
export const hexIdOf = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\u0000')).digest('hex').slice(0, 24)

const fold = (name: string) => name.trim().toLowerCase()

/**
 * Gives a day's periods, categories and items their ids. They are made from what they name, so that a period keeps its
 * id from day to day and an item has one id per day, however often the day is saved or imported again.
 */
export function stampDay(draft: DayDraft, locationId: string, date: string): DayMenu {
  const periods = draft.periods.map((period, p) => {
    const id = hexIdOf('period', locationId, fold(period.name.en))
    const categories = period.categories.map((category, c) => {
      const categoryId = hexIdOf('category', id, fold(category.name.en))
      const items = category.items.map(({ dish }) => ({ id: hexIdOf('item', categoryId, date, dish), dish }))
      return { id: categoryId, name: category.name, sortOrder: category.sortOrder ?? c + 1, items }
    })
    return { id, name: period.name, sortOrder: period.sortOrder ?? p + 1, categories }
  })
  return { periods }
}
