import { nutrientKeys, parseAmount, type NutrientKey } from './nutrition'

/** Amounts as printed, each unknown where it is absent: "12", "0.5", "<1", "5+". */
type Amounts = Partial<Record<NutrientKey, string>>
type Portions = { nutrients: Amounts; count: number }

/** What staff may store has four decimals at most: sums are of whole ten-thousandths, and exact. */
const tenThousandths = 10_000
/** The longest amount that is printed. */
const most = 999_999 * tenThousandths

/**
 * What portions of dishes add up to, as printed amounts. A dish of which an amount is not known makes the sum `5+`, at
 * least what the others have; `<1` is counted as its bound, so that a sum with it is `<13`, at most. Absent is a sum of
 * which nothing can be said: `at least 0` is nothing. Spec: PUB-2.38, PUB-3.7.
 */
export function plateTotal(portions: readonly Portions[]): Amounts {
  return Object.fromEntries(
    nutrientKeys.flatMap((key) => {
      const sum = sumOf(portions.map(({ nutrients, count }) => ({ text: nutrients[key], count })))
      return sum === null ? [] : [[key, sum]]
    }),
  )
}

/** The sum of one nutrient: between `low` and `high`, which is null where there is no upper bound. */
function sumOf(portions: readonly { text: string | undefined; count: number }[]): string | null {
  let low = 0
  let high: number | null = 0
  for (const { text, count } of portions) {
    const amount = parseAmount(text)
    const value = amount ? Math.round(amount.value * tenThousandths) * count : 0
    if (amount?.kind !== 'lessThan') low += value
    high = high === null || !amount || amount.kind === 'moreThan' ? null : high + value
  }
  if (high === null || high > most) return low === 0 ? null : `${printed(low)}+`
  return low === high ? printed(high) : `<${printed(high)}`
}

const printed = (sum: number) => String(Math.min(sum, most) / tenThousandths)
