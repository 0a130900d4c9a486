import type { NumberField, NumberFieldSingleValidation } from 'payload'
import { type BilingualText, translate, bilingual } from '@collections/labels'

/** A rate, stored in whole basis points, from 0 to 10000: 500 is 5 percent. The studio shows and reads percent. */
export function basisPoints(name: string, label: BilingualText): NumberField {
  const validate: NumberFieldSingleValidation = (value, { req }) =>
    value === null ||
    value === undefined ||
    (Number.isInteger(value) && value >= 0 && value <= 10_000) ||
    translate(
      req,
      bilingual(
        'Enter a percentage from 0 to 100 with at most two decimals, such as 9.5.',
        'Entrez un pourcentage de 0 à 100 avec au plus deux décimales, par exemple 9,5.',
      ),
    )
  return {
    name,
    type: 'number',
    label,
    validate,
    admin: {
      width: '33%',
      components: {
        Field: '@/studio/amounts/amount-inputs#PercentInput',
        Cell: '@/studio/amounts/amount-cells#PercentCell',
      },
    },
  }
}
