import type { NumberField, NumberFieldSingleValidation } from 'payload'
import { say, words } from '@collections/labels'

type Options = { min?: number; max: number; required?: boolean; width?: string }

/** A whole number of things, from `min` (nothing, unless said) to `max`. */
export function wholeNumber(
  name: string,
  label: ReturnType<typeof words>,
  { min = 0, max, required = false, width = '33%' }: Options,
): NumberField {
  const validate: NumberFieldSingleValidation = (value, { req }) => {
    if (value === null || value === undefined)
      return required ? say(req, words('Write a number.', 'Écrivez un nombre.')) : true
    return (
      (Number.isInteger(value) && value >= min && value <= max) ||
      say(req, words(`Write a whole number from ${min} to ${max}.`, `Écrivez un nombre entier de ${min} à ${max}.`))
    )
  }
  return { name, type: 'number', label, required, min, max, validate, admin: { width, step: 1 } }
}
