import { isValidAmount, type NutrientUnit } from '@/domain/menu/dish/nutrition'

/** How files write the unit of a column behind an amount. */
const units: Record<NutrientUnit, RegExp> = {
  kcal: /\s*(k?cal|calories)$/i,
  g: /\s*(g|gr|grammes?|grams?)$/i,
  mg: /\s*mg$/i,
  IU: /\s*(iu|ui)$/i,
  RE: /\s*(re|er)$/i,
}
/** What programs of kitchens write for an amount that nobody knows. */
const unknown = /^(-+|–|—|n\/?a|n\.a\.|n\/?d|nd)$/i
const traces = /^(tr\.?|traces?)$/i

/**
 * The amount in a cell as a dish stores it: `12`, `0.5`, `<1` or `5+`. Empty for an unknown one, null for what is no amount in this
 * unit. Traces are less than one. A comma is a decimal sign where the file says so (`decimalComma`), and after a lone zero.
 */
export function readAmount(cell: string, unit: NutrientUnit, decimalComma: boolean): string | null {
  const text = cell.trim()
  if (text === '' || unknown.test(text)) return ''
  if (traces.test(text)) return '<1'
  const bare = text.replace(units[unit], '')
  const comma = decimalComma ? /^(<? ?\d{1,6}),(\d{1,2}\+?|\d{4}\+?)$/ : /^$/
  const amount = bare.replace(comma, '$1.$2').replace(/^(<? ?0),(\d{1,4}\+?)$/, '$1.$2')
  return isValidAmount(amount) ? amount : null
}
