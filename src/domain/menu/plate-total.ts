import { nutrientKeys, parseAmount, type NutrientKey } from '@/domain/menu/dish/nutrition'

/** Printed amounts: "12", "0.5", "<1", "5+". Missing amounts are unknown. */
type Amounts = Partial<Record<NutrientKey, string>>
type Portions = { nutrients: Amounts; count: number }

/** Stored amounts have at most four decimals. Sums in whole ten-thousandths are exact. */
const tenThousandths = 10_000
/** The largest amount that `parseAmount` accepts. */
const maxSum = 999_999 * tenThousandths

/**
 * Adds up the nutrients of portions, as printed amounts. With an unknown amount the sum is a lower bound (`5+`). With a
 * bound such as `<1` it is an upper bound (`<13`). A sum without any information, such as "0 or more", is left out.
 */
export function sumNutrients(portions: readonly Portions[]): Amounts {
  return Object.fromEntries(
    nutrientKeys.flatMap((key) => {
      const sum = sumOf(portions.map(({ nutrients, count }) => ({ text: nutrients[key], count })))
      return sum === null ? [] : [[key, sum]]
    }),
  )
}

/** The sum of one nutrient is between `low` and `high`; `high` is null without an upper bound. */
function sumOf(portions: readonly { text: string | undefined; count: number }[]): string | null {
  let low = 0
  let high: number | null = 0
  for (const { text, count } of portions) {
    const amount = parseAmount(text)
    const value = amount ? Math.round(amount.value * tenThousandths) * count : 0
    if (amount?.kind !== 'lessThan') low += value
    high = high === null || !amount || amount.kind === 'moreThan' ? null : high + value
  }
  if (high === null || high > maxSum) return low === 0 ? null : `${printed(low)}+`
  return low === high ? printed(high) : `<${printed(high)}`
}

const printed = (sum: number) => String(Math.min(sum, maxSum) / tenThousandths)
