import type { NumberField, NumberFieldSingleValidation } from 'payload'
import { say, words } from '@collections/labels'

/** A rate in whole basis points: 500 is 5 percent; from nothing to all of it. */
export function basisPoints(name: string, label: ReturnType<typeof words>): NumberField {
  const validate: NumberFieldSingleValidation = (value, { req }) =>
    value === null ||
    value === undefined ||
    (Number.isInteger(value) && value >= 0 && value <= 10_000) ||
    say(
      req,
      words(
        'Write whole hundredths of a percent, 10000 at most: 500 is 5 percent.',
        'Écrivez des centièmes de pour cent entiers, 10000 au plus : 500 vaut 5 pour cent.',
      ),
    )
  return { name, type: 'number', label, validate, admin: { width: '33%', step: 1 } }
}
