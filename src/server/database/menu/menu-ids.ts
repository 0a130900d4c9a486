import { createHash } from 'node:crypto'
import { menuNameKey, type DayMenu } from '@/domain/menu/day-menu'
import type { Localized } from '@/domain/locale'

/** A day's menu before it is stored: without ids, and in serving order where `sortOrder` is absent. */
export type DayDraft = {
  periods: {
    name: Localized
    sortOrder?: number
    categories: { name: Localized; sortOrder?: number; items: { dish: string }[] }[]
  }[]
}

/** A deterministic id of 24 hex digits, made from texts. */
export const deterministicId = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\u0000')).digest('hex').slice(0, 24)

/**
 * Gives the periods, categories and items of a day their ids. They are made from names, so that a period has the same id every
 * day, and an item the same id however often its day is saved or imported.
 */
export function assignMenuIds(draft: DayDraft, locationId: string, date: string): DayMenu {
  const periods = draft.periods.map((period, p) => {
    const id = deterministicId('period', locationId, menuNameKey(period.name))
    const categories = period.categories.map((category, c) => {
      const categoryId = deterministicId('category', id, menuNameKey(category.name))
      const items = category.items.map(({ dish }) => ({ id: deterministicId('item', categoryId, date, dish), dish }))
      return { id: categoryId, name: category.name, sortOrder: category.sortOrder ?? c + 1, items }
    })
    return { id, name: period.name, sortOrder: period.sortOrder ?? p + 1, categories }
  })
  return { periods }
}
