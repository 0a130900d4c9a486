import { createHash } from 'node:crypto'
import { ValidationError, type CollectionBeforeValidateHook } from 'payload'
import { z } from 'zod'
import { say, words } from '@collections/labels'

const name = z.object({ en: z.string(), fr: z.string() })
const draft = z.object({
  periods: z.array(
    z.object({
      id: z.string().optional(),
      name,
      sortOrder: z.number().optional(),
      categories: z.array(z.object({ id: z.string().optional(), name, sortOrder: z.number().optional(), items: z.array(z.object({ dish: z.string() })) })),
    }),
  ),
})

const hex24 = (...parts: string[]) => createHash('sha256').update(parts.join('\u0000')).digest('hex').slice(0, 24)
const idOf = (value: unknown) => (value && typeof value === 'object' && 'id' in value ? String(value.id) : String(value))

/**
 * Gives a day's periods, categories and items their ids. They are made from what they name, so that a period keeps its
 * id from day to day and an item has one id per day, however often the day is saved or imported again.
 */
export const stampMenuIds: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  if (data?.day == null) return data
  const parsed = draft.safeParse(data.day)
  if (!parsed.success) return data
  const location = idOf(data.location ?? originalDoc?.location)
  const date = String(data.date ?? originalDoc?.date)
  const refuse = (text: ReturnType<typeof words>): never => {
    throw new ValidationError({ collection: 'menus', errors: [{ path: 'day', message: say(req, text) }] }, req.t)
  }
  const unique = (ids: string[], text: ReturnType<typeof words>) => (new Set(ids).size < ids.length ? refuse(text) : undefined)

  const periods = parsed.data.periods.map((period, p) => {
    const id = hex24('period', location, period.name.en.trim().toLowerCase())
    const categories = period.categories.map((category, c) => {
      const categoryId = hex24('category', id, category.name.en.trim().toLowerCase())
      const items = category.items.map(({ dish }) => ({ id: hex24('item', categoryId, date, dish), dish }))
      unique(items.map((item) => item.id), words(`A dish stands twice in ${category.name.en}.`, `Un plat figure deux fois dans ${category.name.fr}.`))
      return { id: categoryId, name: category.name, sortOrder: category.sortOrder ?? c + 1, items }
    })
    unique(categories.map((category) => category.id), words(`Two categories of ${period.name.en} have the same name.`, `Deux catégories de ${period.name.fr} portent le même nom.`))
    return { id, name: period.name, sortOrder: period.sortOrder ?? p + 1, categories }
  })
  unique(periods.map((period) => period.id), words('Two periods have the same name.', 'Deux périodes portent le même nom.'))
  return { ...data, day: { periods } }
}
