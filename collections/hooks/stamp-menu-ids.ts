import { ValidationError, type CollectionBeforeValidateHook } from 'payload'
import { z } from 'zod'
import { say, words } from '@collections/labels'
import { stampDay } from '@/server/menu-ids'

const name = z.object({ en: z.string(), fr: z.string() })
const draft = z.object({
  periods: z.array(
    z.object({
      id: z.string().optional(),
      name,
      sortOrder: z.number().optional(),
      categories: z.array(
        z.object({
          id: z.string().optional(),
          name,
          sortOrder: z.number().optional(),
          items: z.array(z.object({ dish: z.string() })),
        }),
      ),
    }),
  ),
})

const idOf = (value: unknown) =>
  value && typeof value === 'object' && 'id' in value ? String(value.id) : String(value)

/** Stamps the day's ids before it is checked and stored; refuses a day in which two of them would be the same. */
export const stampMenuIds: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  const moved = data?.location !== undefined || data?.date !== undefined
  const written: unknown = data?.day ?? (moved ? originalDoc?.day : null)
  if (written == null || !data) return data
  const parsed = draft.safeParse(written)
  if (!parsed.success) return data
  const location = idOf(data.location ?? originalDoc?.location)
  const date = String(data.date ?? originalDoc?.date)
  const refuse = (text: ReturnType<typeof words>): never => {
    throw new ValidationError({ collection: 'menus', errors: [{ path: 'day', message: say(req, text) }] }, req.t)
  }
  const unique = (ids: string[], text: ReturnType<typeof words>) =>
    new Set(ids).size < ids.length ? refuse(text) : undefined

  const day = stampDay(parsed.data, location, date)
  unique(
    day.periods.map((period) => period.id),
    words('Two periods have the same name.', 'Deux périodes portent le même nom.'),
  )
  for (const period of day.periods) {
    unique(
      period.categories.map((category) => category.id),
      words(
        `Two categories of ${period.name.en} have the same name.`,
        `Deux catégories de ${period.name.fr} portent le même nom.`,
      ),
    )
    for (const category of period.categories)
      unique(
        category.items.map((item) => item.id),
        words(`A dish stands twice in ${category.name.en}.`, `Un plat figure deux fois dans ${category.name.fr}.`),
      )
  }
  return { ...data, day }
}
