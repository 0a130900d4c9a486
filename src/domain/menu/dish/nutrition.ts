export type NutrientUnit = 'kcal' | 'g' | 'mg' | 'IU' | 'RE'

/** The nutrients of a dish, with v1's names and units. v1 clients read the list by position: never reorder it. */
export const nutrients = [
  { key: 'calories', v1Name: 'Calories', uom: 'kcal' },
  { key: 'protein', v1Name: 'Protein (g)', uom: 'g' },
  { key: 'totalCarbohydrates', v1Name: 'Total Carbohydrates (g)', uom: 'g' },
  { key: 'sugar', v1Name: 'Sugar (g)', uom: 'g' },
  { key: 'totalFat', v1Name: 'Total Fat (g)', uom: 'g' },
  { key: 'saturatedFat', v1Name: 'Saturated Fat (g)', uom: 'g' },
  { key: 'cholesterol', v1Name: 'Cholesterol (mg)', uom: 'mg' },
  { key: 'dietaryFiber', v1Name: 'Dietary Fiber (g)', uom: 'g' },
  { key: 'sodium', v1Name: 'Sodium (mg)', uom: 'mg' },
  { key: 'potassium', v1Name: 'Potassium (mg)', uom: 'mg' },
  { key: 'calcium', v1Name: 'Calcium (mg)', uom: 'mg' },
  { key: 'iron', v1Name: 'Iron (mg)', uom: 'mg' },
  { key: 'transFat', v1Name: 'Trans Fat (g)', uom: 'g' },
  { key: 'vitaminD', v1Name: 'Vitamin D (IU)', uom: 'IU' },
  { key: 'vitaminC', v1Name: 'Vitamin C (mg)', uom: 'mg' },
  { key: 'caloriesFromFat', v1Name: 'Calories From Fat', uom: 'kcal' },
  { key: 'vitaminA', v1Name: 'Vitamin A (RE)', uom: 'RE' },
  { key: 'saturatedAndTransFat', v1Name: 'Saturated Fat + Trans Fat (g)', uom: 'g' },
] as const satisfies readonly { key: string; v1Name: string; uom: NutrientUnit }[]

export type NutrientKey = (typeof nutrients)[number]['key']

export const nutrientKeys: readonly NutrientKey[] = nutrients.map(({ key }) => key)

/** A printed amount, in the unit of its nutrient. `lessThan` and `moreThan` are bounds. */
type Amount = { kind: 'amount' | 'lessThan' | 'moreThan'; value: number }

const printed = /^(<?) ?(\d{1,6}(?:\.\d{1,4})?)(\+?)$/

/** Parses "12", "0.5", "<1", "< 1" or "5+". Null means unknown: empty, "-" or any other text. */
export function parseAmount(text: string | null | undefined): Amount | null {
  if (!text || text.length > 32) return null
  const parts = printed.exec(text.trim())
  if (!parts) return null
  const [, less, digits, more] = parts
  if (less && more) return null
  return { kind: less ? 'lessThan' : more ? 'moreThan' : 'amount', value: Number(digits) }
}

/** Whether staff may enter a text as an amount. Unknown amounts are left empty, not entered as "-". */
export function isValidAmount(text: string): boolean {
  return parseAmount(text) !== null
}

const unitNames: Record<NutrientUnit, [singular: string, plural: string]> = {
  kcal: ['calorie', 'calories'],
  g: ['gram', 'grams'],
  mg: ['milligram', 'milligrams'],
  IU: ['IU', 'IU'],
  RE: ['RE', 'RE'],
}

/** Formats an amount for v1: "12"/"12", "less than 1 gram"/"1", "5+"/"5+"; unknown amounts are "-"/"-". */
export function formatV1Amount(
  text: string | null | undefined,
  uom: NutrientUnit,
): { value: string; valueNumeric: string } {
  const amount = parseAmount(text)
  if (!text || !amount) return { value: '-', valueNumeric: '-' }
  const digits = text.replace(/[<+\s]/g, '')
  if (amount.kind === 'moreThan') return { value: `${digits}+`, valueNumeric: `${digits}+` }
  if (amount.kind === 'amount') return { value: digits, valueNumeric: digits }
  const [singular, plural] = unitNames[uom]
  return { value: `less than ${digits} ${amount.value === 1 ? singular : plural}`, valueNumeric: digits }
}

/** Formats an amount for v1's legacy menus of 2018, where a lower bound is "< 1"/"<1". */
export function formatLegacyV1Amount(text: string | null | undefined): { value: string; valueNumeric: string } {
  const amount = parseAmount(text)
  if (!text || !amount) return { value: '-', valueNumeric: '-' }
  const digits = text.replace(/[<\s]/g, '')
  return amount.kind === 'lessThan'
    ? { value: `< ${digits}`, valueNumeric: `<${digits}` }
    : { value: digits, valueNumeric: digits }
}

const sodiumWarningMg = 2300

/** Whether a portion has 2300 mg of sodium or more. Unknown amounts give no warning. Spec: PUB-9.3. */
export function needsSodiumWarning(sodiumMg: string | null | undefined): boolean {
  const amount = parseAmount(sodiumMg)
  return amount !== null && amount.kind !== 'lessThan' && amount.value >= sodiumWarningMg
}

/**
 * Health Canada's Table of Daily Values for people aged four and older (2016, potassium of 2022), in each nutrient's unit.
 * Saturated and trans fat share one value. 20 µg of vitamin D are 800 IU. Carbohydrates, protein and calories have no
 * daily value. Vitamin A is left out, because its value is in RAE and amounts in RE cannot be converted.
 */
const dailyValues: Partial<Record<NutrientKey, number>> = {
  totalFat: 75,
  saturatedAndTransFat: 20,
  cholesterol: 300,
  dietaryFiber: 28,
  sugar: 100,
  sodium: 2300,
  potassium: 3400,
  calcium: 1300,
  iron: 18,
  vitaminD: 800,
  vitaminC: 90,
}

/** Returns whole percent of the Canadian daily value. Null without a daily value, or when the amount is unknown or a bound. */
export function dailyValuePercent(key: NutrientKey, text: string | null | undefined): number | null {
  const daily = dailyValues[key]
  const amount = parseAmount(text)
  if (daily === undefined || amount?.kind !== 'amount') return null
  return Math.round((amount.value * 100) / daily)
}
