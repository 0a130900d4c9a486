import type { Locale } from '@/domain/locale'
import { dailyValuePercent, nutrients, parseAmount, type NutrientKey, type NutrientUnit } from '@/domain/nutrition'
import { fillIn } from '@/ui/fill-in'

export type Nutrients = Partial<Record<NutrientKey, string>>
export type AmountWords = { lessThan: string; moreThan: string }

/** A line of the nutrition facts table; `amount` and `percent` are null when unknown. */
export type FactRow = { key: NutrientKey; amount: string | null; percent: number | null; indented: boolean }

/** The lines in the order of Canada's table; the last three stand only where a kitchen has measured them. */
const lines: readonly { key: NutrientKey; indented?: boolean; optional?: boolean }[] = [
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

/** An amount with its unit as people read it: `less than 1 g`, `0,5 g`, `5 g ou plus`; null when it is unknown. */
export function amountText(
  key: NutrientKey,
  text: string | undefined,
  locale: Locale,
  words: AmountWords,
): string | null {
  const amount = parseAmount(text)
  const uom = nutrients.find((nutrient) => nutrient.key === key)?.uom ?? 'g'
  if (!amount) return null
  const digits = amount.value.toLocaleString(`${locale}-CA`, { maximumFractionDigits: 4 })
  const value = `${digits}\u00a0${units[locale][uom]}`.trim()
  if (amount.kind === 'amount') return value
  return fillIn(amount.kind === 'lessThan' ? words.lessThan : words.moreThan, { amount: value })
}

/**
 * The table's lines with percent of the Canadian Daily Value. Saturated and trans fat have one value for both; it
 * stands with saturated fat. Spec: PUB-2.38.
 */
export function factRows(values: Nutrients, locale: Locale, words: AmountWords): FactRow[] {
  return lines
    .filter(({ key, optional }) => !optional || parseAmount(values[key]))
    .map(({ key, indented = false }) => ({
      key,
      amount: amountText(key, values[key], locale, words),
      percent:
        key === 'saturatedFat'
          ? dailyValuePercent('saturatedAndTransFat', bothFats(values))
          : dailyValuePercent(key, values[key]),
      indented,
    }))
}

function bothFats({ saturatedAndTransFat, saturatedFat, transFat }: Nutrients): string | null {
  if (saturatedAndTransFat) return saturatedAndTransFat
  const [saturated, trans] = [parseAmount(saturatedFat), parseAmount(transFat)]
  return saturated?.kind === 'amount' && trans?.kind === 'amount' ? (saturated.value + trans.value).toFixed(2) : null
}

/** Whether anything is known of a dish's nutrition. */
export function isMeasured(values: Nutrients): boolean {
  return nutrients.some(({ key }) => parseAmount(values[key]) !== null)
}
