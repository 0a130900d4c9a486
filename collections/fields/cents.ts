import type { NumberField, NumberFieldSingleValidation } from 'payload'
import { say, words } from '@collections/labels'

type Options = { required?: boolean; width?: string }

/** An amount of money in whole cents, never negative, at most a million dollars. */
export function cents(
  name: string,
  label: ReturnType<typeof words>,
  { required = false, width = '33%' }: Options = {},
) {
  const validate: NumberFieldSingleValidation = (value, { req }) => {
    if (value === null || value === undefined)
      return required ? say(req, words('Write an amount.', 'Écrivez un montant.')) : true
    return (
      (Number.isInteger(value) && value >= 0 && value <= 100_000_000) ||
      say(
        req,
        words(
          'Write whole cents, without a point: 2450 is $24.50.',
          'Écrivez des cents entiers, sans virgule : 2450 vaut 24,50 $.',
        ),
      )
    )
  }
  const field: NumberField = { name, type: 'number', label, required, validate, admin: { width, step: 1 } }
  return field
}
