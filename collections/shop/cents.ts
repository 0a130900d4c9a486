import type { NumberField, NumberFieldSingleValidation } from 'payload'
import { type BilingualText, translate, bilingual } from '@collections/labels'

type Options = { required?: boolean; description?: BilingualText }

/** An amount, stored in whole cents, from 0 to $1,000,000. The studio shows and reads dollars. */
export function cents(name: string, label: BilingualText, { required = false, description }: Options = {}) {
  const validate: NumberFieldSingleValidation = (value, { req }) => {
    if (value === null || value === undefined)
      return required ? translate(req, bilingual('Enter an amount.', 'Entrez un montant.')) : true
    return (
      (Number.isInteger(value) && value >= 0 && value <= 100_000_000) ||
      translate(
        req,
        bilingual(
          'Enter an amount in dollars from 0 to 1,000,000, such as 24.50.',
          'Entrez un montant en dollars de 0 à 1\u00a0000\u00a0000, par exemple 24,50.',
        ),
      )
    )
  }
  const field: NumberField = {
    name,
    type: 'number',
    label,
    required,
    validate,
    custom: { decimals: 2 },
    admin: {
      width: '33%',
      description,
      components: {
        Field: '@/studio/amounts/amount-inputs#MoneyInput',
        Cell: '@/studio/amounts/amount-cells#MoneyCell',
        Diff: '@/studio/history/amount-differences#MoneyDifference',
      },
    },
  }
  return field
}
