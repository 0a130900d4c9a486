import type { CollectionBeforeValidateHook } from 'payload'
import { idOf } from '@/server/database/stored-values'
import { bilingual, translate } from '@collections/labels'
import { validationError } from '@collections/validation-error'

const refusal = bilingual(
  'A document keeps its site. Create a new one for the other site.',
  'Un document garde son site. Créez-en un nouveau pour l’autre site.',
)

/**
 * Keeps a document at its site. Changing or emptying `site` is refused at the field, for every role, because the orders, hours
 * or menus that refer to the document would stay behind. A draft that has no site yet may get one. A restored version keeps the
 * current site.
 */
export const keepSite: CollectionBeforeValidateHook = ({ collection, data, operation, originalDoc, req }) => {
  const stored = idOf(originalDoc?.site)
  if (operation !== 'update' || stored === null || data?.site === undefined || idOf(data.site) === stored) return data
  if (req.context.isRestoringVersion) return { ...data, site: stored }
  throw validationError(collection, [{ path: 'site', message: translate(req, refusal) }], req)
}
