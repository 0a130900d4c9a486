import type { FieldDiffServerProps } from 'payload'
import { formatPrice } from '@/domain/shop/money/money'
import { formatDecimal, type Decimals } from '@/domain/shop/money/typed-amount'
import { languageOf, linesDifference } from './lines-difference'

type Format = (value: number, language: 'en' | 'fr') => string

const difference = (format: Format) =>
  function AmountDifference(props: FieldDiffServerProps) {
    const lines = (value: unknown) => (typeof value === 'number' ? [format(value, languageOf(props))] : [])
    return linesDifference(props, lines(props.comparisonValue), lines(props.versionValue))
  }

const percent =
  (decimals: Decimals): Format =>
  (value, language) =>
    `${formatDecimal(value, decimals, language, 'drop')}${language === 'fr' ? '\u00a0' : ''}%`

/** Stored cents in a comparison of versions, as prices. */
export const MoneyDifference = difference(formatPrice)
/** Stored rates in a comparison of versions, in percent. */
export const PercentDifference = difference(percent(2))
export const TaxRateDifference = difference(percent(3))
