import type { NumberField, NumberFieldSingleValidation } from 'payload'
import type { Decimals } from '@/domain/shop/money/typed-amount'
import { type BilingualText, translate, bilingual } from '@collections/labels'

type Unit = {
  /** The stored value of 100 percent. */
  most: number
  message: BilingualText
  /** Of what is stored in one percent. */
  decimals: Decimals
  /** The prefix of the studio's components. */
  component: 'Percent' | 'TaxRate'
}

function percentField(name: string, label: BilingualText, { most, message, decimals, component }: Unit): NumberField {
  const validate: NumberFieldSingleValidation = (value, { req }) =>
    value === null ||
    value === undefined ||
    (Number.isInteger(value) && value >= 0 && value <= most) ||
    translate(req, message)
  return {
    name,
    type: 'number',
    label,
    validate,
    custom: { decimals },
    admin: {
      width: '33%',
      components: {
        Field: `@/studio/amounts/amount-inputs#${component}Input`,
        Cell: `@/studio/amounts/amount-cells#${component}Cell`,
        Diff: `@/studio/history/amount-differences#${component}Difference`,
      },
    },
  }
}

/** A rate, stored in whole basis points, from 0 to 10000: 500 is 5 percent. The studio shows and reads percent. */
export const basisPoints = (name: string, label: BilingualText): NumberField =>
  percentField(name, label, {
    most: 10_000,
    message: bilingual(
      'Enter a percentage from 0 to 100 with at most two decimals, such as 9.5.',
      'Entrez un pourcentage de 0 à 100 avec au plus deux décimales, par exemple 9,5.',
    ),
    decimals: 2,
    component: 'Percent',
  })

/**
 * A tax rate, stored in whole thousandths of a percent, from 0 to 100000: 5 percent is 5000, Quebec's 9.975 percent is 9975.
 * The studio shows and reads percent.
 */
export const milliPercent = (name: string, label: BilingualText): NumberField =>
  percentField(name, label, {
    most: 100_000,
    message: bilingual(
      'Enter a percentage from 0 to 100 with at most three decimals, such as 9.975.',
      'Entrez un pourcentage de 0 à 100 avec au plus trois décimales, par exemple 9,975.',
    ),
    decimals: 3,
    component: 'TaxRate',
  })
