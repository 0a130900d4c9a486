import type { NumberField, NumberFieldSingleValidation } from 'payload'
import { type BilingualText, translate, bilingual } from '@collections/labels'

/**
 * A tax rate, stored in whole thousandths of a percent, from 0 to 100000: 5 percent is 5000, Quebec's 9.975 percent is 9975.
 * The studio shows and reads percent.
 */
export function milliPercent(name: string, label: BilingualText): NumberField {
  const validate: NumberFieldSingleValidation = (value, { req }) =>
    value === null ||
    value === undefined ||
    (Number.isInteger(value) && value >= 0 && value <= 100_000) ||
    translate(
      req,
      bilingual(
        'Enter a percentage from 0 to 100 with at most three decimals, such as 9.975.',
        'Entrez un pourcentage de 0 à 100 avec au plus trois décimales, par exemple 9,975.',
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
        Field: '@/studio/amounts/amount-inputs#TaxRateInput',
        Cell: '@/studio/amounts/amount-cells#TaxRateCell',
      },
    },
  }
}
