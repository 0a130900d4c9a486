import type { Locale } from '@/domain/locale'
import { dailyValuePercent, nutrients, parseAmount, type NutrientKey, type NutrientUnit } from './nutrition'
import { formatMessage } from '@/domain/text/format-message'

/** Amounts as the kitchen states them, such as `12`, `<1` or `5+`. An unknown nutrient is absent. */
export type NutrientAmounts = Partial<Record<NutrientKey, string>>
type AmountMessages = { lessThan: string; moreThan: string }

/** A row of the nutrition facts table; `amount` and `percent` are null when unknown. */
export type NutritionFactsRow = { key: NutrientKey; amount: string | null; percent: number | null; indented: boolean }

/** The rows in the order of the Canadian nutrition facts table. Optional rows appear only when their amount is known. */
const tableRows: readonly { key: NutrientKey; indented?: boolean; optional?: boolean }[] = [
  { key: 'totalFat' },
  { key: 'saturatedFat', indented: true },
  { key: 'transFat', indented: true },
  { key: 'totalCarbohydrates' },
  { key: 'dietaryFiber', indented: true },
  { key: 'sugar', indented: true },
  { key: 'protein' },
  { key: 'cholesterol' },
  { key: 'sodium' },
  { key: 'potassium' },
  { key: 'calcium' },
  { key: 'iron' },
  { key: 'vitaminD', optional: true },
  { key: 'vitaminC', optional: true },
  { key: 'vitaminA', optional: true },
]

const units: Record<Locale, Record<NutrientUnit, string>> = {
  en: { kcal: '', g: 'g', mg: 'mg', IU: 'IU', RE: 'RE' },
  fr: { kcal: '', g: 'g', mg: 'mg', IU: 'UI', RE: 'ER' },
}

/** Formats an amount with its unit: `less than 1 g`, `0,5 g`, `5 g ou plus`. Null means unknown. */
export function formatAmount(
  key: NutrientKey,
  text: string | undefined,
  locale: Locale,
  messages: AmountMessages,
): string | null {
  const amount = parseAmount(text)
  const uom = nutrients.find((nutrient) => nutrient.key === key)?.uom ?? 'g'
  if (!amount) return null
  const digits = amount.value.toLocaleString(`${locale}-CA`, { maximumFractionDigits: 4 })
  const value = `${digits}\u00a0${units[locale][uom]}`.trim()
  if (amount.kind === 'amount') return value
  return formatMessage(amount.kind === 'lessThan' ? messages.lessThan : messages.moreThan, { amount: value })
}

/**
 * The rows of the nutrition facts table with percentages of the Canadian Daily Value. Saturated and trans fat share one
 * Daily Value, which is shown in the row of saturated fat. Spec: PUB-2.38.
 */
export function nutritionFactsRows(
  amounts: NutrientAmounts,
  locale: Locale,
  messages: AmountMessages,
): NutritionFactsRow[] {
  return tableRows
    .filter(({ key, optional }) => !optional || parseAmount(amounts[key]))
    .map(({ key, indented = false }) => ({
      key,
      amount: formatAmount(key, amounts[key], locale, messages),
      percent:
        key === 'saturatedFat'
          ? dailyValuePercent('saturatedAndTransFat', sumOfSaturatedAndTransFat(amounts))
          : dailyValuePercent(key, amounts[key]),
      indented,
    }))
}

/** The kitchen's own sum if stated. Null when either part is unknown or only a bound. */
function sumOfSaturatedAndTransFat({ saturatedAndTransFat, saturatedFat, transFat }: NutrientAmounts): string | null {
  if (saturatedAndTransFat) return saturatedAndTransFat
  const [saturated, trans] = [parseAmount(saturatedFat), parseAmount(transFat)]
  return saturated?.kind === 'amount' && trans?.kind === 'amount' ? (saturated.value + trans.value).toFixed(2) : null
}

/** Whether at least one amount is known. */
export function hasKnownAmounts(amounts: NutrientAmounts): boolean {
  return nutrients.some(({ key }) => parseAmount(amounts[key]) !== null)
}
