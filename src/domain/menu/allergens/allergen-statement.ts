import { allergenOrder } from './allergens'
import type { Dish, MenuFilter } from '@/domain/menu/dish/dish'
import { localize, type Locale } from '@/domain/locale'
import { formatMessage } from '@/domain/text/format-message'
import { toSentenceCase } from '@/domain/menu/filters/filter-summary'

export type AllergenMessages = { contains: string; mayContain: string; undeclared: string; none: string }
export type AllergenLine = { kind: 'contains' | 'may-contain' | 'undeclared' | 'none'; text: string }

/**
 * Describes a dish's allergens in lines of text. A missing declaration comes first, because the other lines may then be
 * incomplete. A dish that is declared free of all allergens of the list says so: nobody has to read a silence. Spec: PUB-3.7, PUB-3.8.
 */
export function describeAllergens(
  dish: Dish,
  filters: readonly MenuFilter[],
  locale: Locale,
  words: AllergenMessages,
): AllergenLine[] {
  const namesOf = (codes: readonly string[]) =>
    codes
      .toSorted((a, b) => allergenOrder(a) - allergenOrder(b))
      .map((code) => toSentenceCase(localize(filters.find((filter) => filter.code === code)?.name, locale) ?? code))
  const contained = [
    ...namesOf(dish.allergens),
    ...(localize(dish.customAllergens, locale) ?? '').split(/\s*[,;]\s*/).filter(Boolean),
  ]
  const possible = namesOf(dish.mayContain.filter((code) => !dish.allergens.includes(code)))
  const line = (kind: AllergenLine['kind'], message: string, names: string[]): AllergenLine[] =>
    names.length > 0 ? [{ kind, text: formatMessage(message, { names: names.join(', ') }) }] : []
  if (dish.allergensDeclared && contained.length + possible.length === 0) {
    const count = filters.filter(({ type }) => type === 'allergen').length
    return [{ kind: 'none', text: formatMessage(words.none, { count }) }]
  }
  return [
    ...(dish.allergensDeclared ? [] : [{ kind: 'undeclared' as const, text: words.undeclared }]),
    ...line('contains', words.contains, contained),
    ...line('may-contain', words.mayContain, possible),
  ]
}
