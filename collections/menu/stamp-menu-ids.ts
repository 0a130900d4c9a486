import type { CollectionBeforeValidateHook } from 'payload'
import { z } from 'zod'
import { type BilingualText, translate, bilingual } from '@collections/labels'
import { validationError } from '@collections/validation-error'
import { assignMenuIds } from '@/server/database/menu/menu-ids'
import { idOf, nameOf } from '@/server/database/stored-values'

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

/**
 * Sets the ids of periods, categories and items, which are derived from the location, the date and the names. Refuses a day
 * in which two ids would be equal.
 */
export const stampMenuIds: CollectionBeforeValidateHook = ({ collection, data, originalDoc, req }) => {
  const isMoved = data?.location !== undefined || data?.date !== undefined
  const written: unknown = data?.day ?? (isMoved ? originalDoc?.day : null)
  if (written == null || !data) return data
  const parsed = draft.safeParse(written)
  if (!parsed.success) return data
  const location = idOf(data.location ?? originalDoc?.location) ?? ''
  const date = String(data.date ?? originalDoc?.date)
  const requireUnique = (ids: string[], text: BilingualText) => {
    if (new Set(ids).size < ids.length)
      throw validationError(collection, [{ path: 'day', message: translate(req, text) }], req)
  }

  const day = assignMenuIds(parsed.data, location, date)
  requireUnique(
    day.periods.map((period) => period.id),
    bilingual('Two periods have the same name.', 'Deux périodes portent le même nom.'),
  )
  for (const period of day.periods) {
    requireUnique(
      period.categories.map((category) => category.id),
      bilingual(
        `Two categories of ${nameOf(period.name).en} have the same name.`,
        `Deux catégories de ${nameOf(period.name).fr} portent le même nom.`,
      ),
    )
    for (const category of period.categories)
      requireUnique(
        category.items.map((item) => item.id),
        bilingual(
          `A dish appears twice in ${nameOf(category.name).en}.`,
          `Un plat figure deux fois dans ${nameOf(category.name).fr}.`,
        ),
      )
  }
  return { ...data, day }
}
