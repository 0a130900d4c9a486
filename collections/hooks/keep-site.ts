import type { CollectionBeforeValidateHook } from 'payload'
import { idOf } from '@/server/database/stored-values'
import { bilingual, translate } from '@collections/labels'
import { validationError } from '@collections/validation-error'

const refusal = bilingual(
  'A document keeps its site. Create a new one for the other site.',
  'Un document garde son site. Créez-en un nouveau pour l’autre site.',
)

/**
 * Refuses, at `site`, another site or none for a document that has one, whoever saves it: what refers to the document stays at
 * its site. A document without a site, which only a draft can be, may get one. A restored version takes the site of today.
 */
export const keepSite: CollectionBeforeValidateHook = ({ collection, data, operation, originalDoc, req }) => {
  const stored = idOf(originalDoc?.site)
  if (operation !== 'update' || stored === null || data?.site === undefined || idOf(data.site) === stored) return data
  if (req.context.isRestoringVersion) return { ...data, site: stored }
  throw validationError(collection, [{ path: 'site', message: translate(req, refusal) }], req)
}
