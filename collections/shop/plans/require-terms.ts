import type { CollectionBeforeValidateHook } from 'payload'
import { translate, bilingual } from '@collections/labels'
import { validationError } from '@collections/validation-error'

/** Refuses empty fields that other choices in the document require. `missing` returns their paths. Drafts may lack them. */
export const requireTerms =
  (missing: (terms: Record<string, unknown>) => string[]): CollectionBeforeValidateHook =>
  ({ data, originalDoc, req, collection }) => {
    if (data?._status === 'draft') return data
    const message = translate(
      req,
      bilingual(
        'Fill in this field. Another choice in this document requires it.',
        'Remplissez ce champ. Un autre choix de ce document l’exige.',
      ),
    )
    const errors = missing({ ...originalDoc, ...data }).map((path) => ({ path, message }))
    if (errors.length > 0) throw validationError(collection, errors, req)
    return data
  }
