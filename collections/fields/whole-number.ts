import type { NumberField, NumberFieldSingleValidation } from 'payload'
import { fieldsOf } from '@/server/stored'
import { say, words } from '@collections/labels'

type Options = {
  /** Nothing, unless it is given. */
  min?: number
  /** The largest that is taken; none when it is not given. */
  max?: number
  required?: boolean
  width?: string
  condition?: (document: Record<string, unknown>) => boolean
  description?: ReturnType<typeof words>
}

/** A whole number between two limits, both included; asked and checked only while `condition` holds. */
export function wholeNumber(
  name: string,
  label: ReturnType<typeof words>,
  { min = 0, max, required = false, width = '50%', condition, description }: Options,
): NumberField {
  const limits =
    max === undefined
      ? words(`Write a whole number, ${min} or more.`, `Écrivez un nombre entier, ${min} ou plus.`)
      : words(`Write a whole number from ${min} to ${max}.`, `Écrivez un nombre entier de ${min} à ${max}.`)
  const validate: NumberFieldSingleValidation = (value, { req }) => {
    if (value === null || value === undefined) return required ? say(req, limits) : true
    return (Number.isSafeInteger(value) && value >= min && value <= (max ?? Infinity)) || say(req, limits)
  }
  return {
    name,
    type: 'number',
    label,
    validate,
    admin: { width, step: 1, description, condition: condition && ((data) => condition(fieldsOf(data))) },
  }
}
