import type { NumberField, NumberFieldSingleValidation } from 'payload'
import { fieldsOf } from '@/server/database/stored-values'
import { type BilingualText, translate, bilingual } from '@collections/labels'

type Options = {
  /** 0 by default. */
  min?: number
  /** No limit by default. */
  max?: number
  required?: boolean
  width?: string
  condition?: (document: Record<string, unknown>) => boolean
  description?: BilingualText
}

/** A whole number from `min` to `max`. It is shown and validated only while `condition` holds. */
export function wholeNumber(
  name: string,
  label: BilingualText,
  { min = 0, max, required = false, width = '50%', condition, description }: Options,
): NumberField {
  const limits =
    max === undefined
      ? bilingual(`Enter a whole number, ${min} or more.`, `Entrez un nombre entier, ${min} ou plus.`)
      : bilingual(`Enter a whole number from ${min} to ${max}.`, `Entrez un nombre entier de ${min} à ${max}.`)
  const validate: NumberFieldSingleValidation = (value, { req }) => {
    if (value === null || value === undefined) return required ? translate(req, limits) : true
    return (Number.isSafeInteger(value) && value >= min && value <= (max ?? Infinity)) || translate(req, limits)
  }
  return {
    name,
    type: 'number',
    label,
    validate,
    admin: { width, step: 1, description, condition: condition && ((data) => condition(fieldsOf(data))) },
  }
}
