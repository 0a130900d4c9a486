import { ValidationError, type CollectionBeforeValidateHook } from 'payload'
import { say, words } from '@collections/labels'

/** Refuses, at each field that `missing` names, what the choices made elsewhere in the document need. A draft may lack it. */
export const requireTerms =
  (missing: (terms: Record<string, unknown>) => string[]): CollectionBeforeValidateHook =>
  ({ data, originalDoc, req, collection }) => {
    if (data?._status === 'draft') return data
    const message = say(
      req,
      words('Fill this in: what you chose needs it.', 'Remplissez ce champ : votre choix l’exige.'),
    )
    const errors = missing({ ...originalDoc, ...data }).map((path) => ({ path, message }))
    if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors }, req.t)
    return data
  }
