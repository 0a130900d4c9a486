import { ValidationError, type CollectionBeforeValidateHook } from 'payload'
import { say, words } from '@collections/labels'

type Pair = [from: string, until: string]

/** Refuses an end before its beginning, at the field of the end. Each pair names two fields that can be compared as texts. */
export const checkDates =
  (...pairs: Pair[]): CollectionBeforeValidateHook =>
  ({ data, originalDoc, req, collection }) => {
    const it = { ...originalDoc, ...data }
    const errors = pairs.flatMap(([from, until]) =>
      it[from] && it[until] && it[until] < it[from]
        ? [{ path: until, message: say(req, words('The end comes before the start.', 'La fin précède le début.')) }]
        : [],
    )
    // Times belong to each other only within one day.
    const oneDay = it.startsAt && it.endsAt && (!it.end || it.end === it.start)
    if (oneDay && it.endsAt <= it.startsAt)
      errors.push({
        path: 'endsAt',
        message: say(req, words('It ends before it starts.', 'L’heure de fin précède l’heure de début.')),
      })
    if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors }, req.t)
    return data
  }
