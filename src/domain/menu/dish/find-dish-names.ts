import type { Locale, Localized } from '@/domain/locale'
import { normalizeWords } from '@/domain/search/search-words'

/** A dish as staff look for it. */
export type NamedDish = { id: string; code: string; name: Localized; allergensDeclared: boolean }

/**
 * The dishes whose name in either language, or code, has every word of the text: as the beginning of a word first, then anywhere in
 * one; without accents or case. By name in the given language. Empty for a text without words.
 */
export function findDishNames(dishes: readonly NamedDish[], text: string, language: Locale): NamedDish[] {
  const wanted = normalizeWords(text.slice(0, 80)).slice(0, 6)
  if (wanted.length === 0) return []
  const ranked = dishes.flatMap((dish) => {
    const names = [dish.name.en, dish.name.fr, dish.code].map(normalizeWords)
    const matches = (has: (word: string, part: string) => boolean) =>
      names.some((words) => wanted.every((part) => words.some((word) => has(word, part))))
    const rank = matches((word, part) => word.startsWith(part))
      ? 0
      : matches((word, part) => word.includes(part))
        ? 1
        : 2
    return rank < 2 ? [{ dish, rank }] : []
  })
  const nameOf = ({ name }: NamedDish) => name[language] || name.en || name.fr
  return ranked
    .toSorted((a, b) => a.rank - b.rank || nameOf(a.dish).localeCompare(nameOf(b.dish), language))
    .map(({ dish }) => dish)
}
