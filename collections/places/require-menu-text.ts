import type { CollectionBeforeValidateHook } from 'payload'
import { fieldsOf, flagOf, textOf } from '@/server/database/stored-values'
import { bilingual, translate } from '@collections/labels'
import { validationError } from '@collections/validation-error'

const locales = ['en', 'fr'] as const
const missingText = bilingual(
  'Write the text of the menu in both languages first: not everybody can see or read the pictures.',
  'Écrivez d’abord le texte du menu dans les deux langues\u00a0: les images ne sont pas lisibles pour tout le monde.',
)

/**
 * Refuses to show pictures instead of daily menus while the text of the menu is missing in one language, and to clear that
 * text while they are shown. A location that was stored like that before this rule can still be saved. Runs after the hooks of
 * fields, which derive the HTML from what staff edit. Spec: PUB-2.37.
 */
export const requireMenuText: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  const original = fieldsOf(originalDoc)
  const given = fieldsOf(data)
  if (!flagOf(given.useMenuImages ?? original.useMenuImages)) return data
  const stored = fieldsOf(
    original.id &&
      (await req.payload.db.findOne({
        collection: 'locations',
        where: { id: { equals: original.id } },
        locale: 'all',
        select: { useMenuImages: true, menuContent: true },
        req,
      })),
  )
  const before = fieldsOf(stored.menuContent)
  const isMissing = locales.some((locale) => {
    const wasMissing = flagOf(stored.useMenuImages) && !textOf(before[locale])
    return !wasMissing && !textOf(textIn(locale, given.menuContent, before, req.locale))
  })
  if (isMissing)
    throw validationError(collection, [{ path: 'menuContentRichText', message: translate(req, missingText) }], req)
  return data
}

/** The text of the menu after the save: a save has one language, or both as `{ en, fr }`. */
function textIn(
  locale: string,
  given: unknown,
  before: Record<string, unknown>,
  saved: string | null | undefined,
): unknown {
  if (given === undefined) return before[locale]
  if (typeof given === 'object' && given !== null) return fieldsOf(given)[locale]
  return locale === saved ? given : before[locale]
}
