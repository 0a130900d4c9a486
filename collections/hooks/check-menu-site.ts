import { ValidationError, type CollectionBeforeChangeHook } from 'payload'
import type { DayMenu } from '@/domain/day-menu'
import { say, words } from '@collections/labels'

const idOf = (value: unknown) =>
  value && typeof value === 'object' && 'id' in value ? String(value.id) : String(value)

/** Every dish of a menu belongs to the menu's own site; a dish that does not exist is refused too. */
export const checkMenuSite: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const day = data.day as DayMenu | null | undefined
  const asked = [
    ...new Set(
      (day?.periods ?? []).flatMap(({ categories }) =>
        categories.flatMap(({ items }) => items.map(({ dish }) => dish)),
      ),
    ),
  ]
  if (asked.length === 0 || req.context.quiet) return data
  const { totalDocs } = await req.payload.count({
    collection: 'dishes',
    where: { and: [{ id: { in: asked } }, { site: { equals: idOf(data.site ?? originalDoc?.site) } }] },
    overrideAccess: true, // the question is what exists on the menu's site, whoever saves the menu
  })
  if (totalDocs < asked.length)
    throw new ValidationError(
      {
        collection: 'menus',
        errors: [
          {
            path: 'day',
            message: say(
              req,
              words(
                'A dish of this menu is not one of this site’s dishes.',
                'Un plat de ce menu n’appartient pas à ce site.',
              ),
            ),
          },
        ],
      },
      req.t,
    )
  return data
}
