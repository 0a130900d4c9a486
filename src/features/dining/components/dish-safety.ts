import { allergenOrder } from '@/domain/allergens'
import type { Dish, MenuFilter } from '@/domain/dish'
import { textIn, type Locale } from '@/domain/locale'
import { fillIn } from '@/ui/fill-in'
import { inSentence } from './filter-words'

export type SafetyWords = { contains: string; mayContain: string; undeclared: string }
export type SafetyLine = { kind: 'contains' | 'may-contain' | 'undeclared'; text: string }

/**
 * What a dish contains in plain words, in the order in which people must read it: `Allergens not declared` first, for
 * then the rest is not all. A dish that is declared to contain none of the allergens has no line. Spec: PUB-3.7, PUB-3.8.
 */
export function safetyLines(
  dish: Dish,
  filters: readonly MenuFilter[],
  locale: Locale,
  words: SafetyWords,
): SafetyLine[] {
  const named = (codes: readonly string[]) =>
    codes
      .toSorted((a, b) => allergenOrder(a) - allergenOrder(b))
      .map((code) => inSentence(textIn(filters.find((filter) => filter.code === code)?.name, locale) ?? code))
  const contained = [
    ...named(dish.allergens),
    ...(textIn(dish.customAllergens, locale) ?? '').split(/\s*[,;]\s*/).filter(Boolean),
  ]
  const possible = named(dish.mayContain.filter((code) => !dish.allergens.includes(code)))
  const line = (kind: SafetyLine['kind'], sentence: string, names: string[]): SafetyLine[] =>
    names.length > 0 ? [{ kind, text: fillIn(sentence, { names: names.join(', ') }) }] : []
  return [
    ...(dish.allergensDeclared ? [] : [{ kind: 'undeclared' as const, text: words.undeclared }]),
    ...line('contains', words.contains, contained),
    ...line('may-contain', words.mayContain, possible),
  ]
}
