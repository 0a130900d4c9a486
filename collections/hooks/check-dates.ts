import type { CollectionBeforeValidateHook } from 'payload'
import { translate, bilingual } from '@collections/labels'
import { validationError } from '@collections/validation-error'

type Pair = [from: string, until: string]

/**
 * Refuses an end before its start, at the field of the end. Each pair names two fields with dates as `YYYY-MM-DD`. Also
 * compares `startsAt` and `endsAt` when both are on the same day.
 */
export const checkDates =
  (...pairs: Pair[]): CollectionBeforeValidateHook =>
  ({ data, originalDoc, req, collection }) => {
    const doc = { ...originalDoc, ...data }
    const errors = pairs.flatMap(([from, until]) =>
      doc[from] && doc[until] && doc[until] < doc[from]
        ? [
            {
              path: until,
              message: translate(
                req,
                bilingual(
                  'The end date must not be before the start date.',
                  'La date de fin ne peut pas précéder la date de début.',
                ),
              ),
            },
          ]
        : [],
    )
    const isOneDay = doc.startsAt && doc.endsAt && (!doc.end || doc.end === doc.start)
    if (isOneDay && doc.endsAt <= doc.startsAt)
      errors.push({
        path: 'endsAt',
        message: translate(
          req,
          bilingual('The end time must be after the start time.', 'L’heure de fin doit suivre l’heure de début.'),
        ),
      })
    if (errors.length > 0) throw validationError(collection, errors, req)
    return data
  }
