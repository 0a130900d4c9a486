import { z } from 'zod'
import { hexIdPattern } from '@/domain/hex-id'
import type { Locale, Localized } from '@/domain/locale'

const id = z.string().regex(hexIdPattern)
/** A name in both languages, or in the only one of its site: the other is empty then. */
const name = z.object({ en: z.string().trim(), fr: z.string().trim() }).refine(({ en, fr }) => en !== '' || fr !== '')
const sortOrder = z.number().int()

/**
 * The menu of a location on one campus date: periods with categories and dishes, in serving order.
 *
 * A period has the same id on every day. An item's id is unique for its dish, position and day. An empty list of periods
 * means that nothing is published yet. Dishes are references, so that a corrected dish is correct on every menu.
 * Spec: PUB-3.7.
 */
export const dayMenuSchema = z.object({
  periods: z.array(
    z.object({
      id,
      name,
      sortOrder,
      categories: z.array(z.object({ id, name, sortOrder, items: z.array(z.object({ id, dish: id })) })),
    }),
  ),
})

export type DayMenu = z.infer<typeof dayMenuSchema>
type DayItem = DayMenu['periods'][number]['categories'][number]['items'][number]

/** What tells the names of periods, or of categories, apart: the English name, or the only one, in lower case. */
export const menuNameKey = ({ en, fr }: Localized): string => (en.trim() || fr.trim()).toLowerCase()

/** Whether each period and category has a name in each of some languages. */
export const isNamedIn = ({ periods }: DayMenu, languages: readonly Locale[]): boolean =>
  periods.every((period) =>
    [period, ...period.categories].every(({ name }) => languages.every((locale) => name[locale] !== '')),
  )

/** The ids of the items that staff have marked as sold out, from a stored value. Anything else is none. */
export const soldOutItems = (stored: unknown): string[] => z.array(id).safeParse(stored).data ?? []

/** The day with another dish after an item, which gets its id when it is saved; null where its category has that dish already. */
export function insertAfter({ periods }: DayMenu, item: string, dish: string) {
  const isThere = periods.some(({ categories }) =>
    categories.some(({ items }) => items.some(({ id }) => id === item) && items.some((each) => each.dish === dish)),
  )
  if (isThere) return null
  const insert = (items: DayItem[]) => items.flatMap((each) => (each.id === item ? [each, { dish }] : [each]))
  return {
    periods: periods.map((period) => ({
      ...period,
      categories: period.categories.map((category) => ({ ...category, items: insert(category.items) })),
    })),
  }
}
