import type { CollectionBeforeChangeHook } from 'payload'
import type { DayMenu } from '@/domain/menu/day-menu'
import { translate, bilingual } from '@collections/labels'
import { validationError } from '@collections/validation-error'
import { idOf } from '@/server/database/stored-values'

/**
 * Refuses a menu with a dish that does not exist or belongs to another site. `same-site.ts` cannot check this, because the
 * day is JSON. Bulk writers that check on their own pass `context: { quiet: true }`.
 */
export const checkMenuSite: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const day = data.day as DayMenu | null | undefined
  const dishIds = [
    ...new Set(
      (day?.periods ?? []).flatMap(({ categories }) =>
        categories.flatMap(({ items }) => items.map(({ dish }) => dish)),
      ),
    ),
  ]
  if (dishIds.length === 0 || req.context.quiet) return data
  const { totalDocs } = await req.payload.count({
    collection: 'dishes',
    where: { and: [{ id: { in: dishIds } }, { site: { equals: String(idOf(data.site ?? originalDoc?.site)) } }] },
    overrideAccess: true, // ownership does not depend on the person's rights
  })
  if (totalDocs === dishIds.length) return data
  const text = bilingual(
    'A dish on this menu does not belong to this site.',
    'Un plat de ce menu n’appartient pas à ce site.',
  )
  throw validationError(collection, [{ path: 'day', message: translate(req, text) }], req)
}
