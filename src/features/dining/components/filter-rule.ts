import type { MenuFilterState } from '@/domain/menu-filters'

const safe = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Whether a code can stand in a style rule and in a row's list of codes. Filters with other codes are not offered. */
export function isFilterCode(code: string): boolean {
  return code.length <= 60 && safe.test(code)
}

/**
 * The style rule that hides dishes, and categories of which no dish is left; empty when nothing is hidden. It says of
 * rows what `hiddenReason` says of dishes. Throws on a code that is not safe in a style. Spec: PUB-4.7.
 */
export function filterRule({ hiddenAllergens, requiredLabels, showUndeclared }: MenuFilterState): string {
  for (const code of [...hiddenAllergens, ...requiredLabels]) {
    if (!isFilterCode(code)) throw new RangeError(`Not a filter code: ${code.slice(0, 40)}`)
  }
  const hidden = [
    ...hiddenAllergens.map((code) => `[data-has~="${code}"]`),
    ...(hiddenAllergens.length > 0 && !showUndeclared ? ['[data-undeclared]'] : []),
    ...requiredLabels.map((code) => `:not([data-is~="${code}"])`),
  ]
  if (hidden.length === 0) return ''
  const list = hidden.join(',')
  return `.menu-dish:is(${list}){display:none}.menu-category:not(:has(.menu-dish:not(${list}))){display:none}`
}
