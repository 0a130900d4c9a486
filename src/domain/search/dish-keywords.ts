import type { Localized } from '@/domain/locale'
import { normalizeWords } from './search-words'

/** What people call a diet, in both languages, by the code of its label. A vegan dish is vegetarian, too. */
const dietWords: Readonly<Record<string, string>> = {
  vegan:
    'vegan vegane veganes vegetalien vegetalienne vegetaliens vegetaliennes vegetarian vegetarien vegetarienne veggie vege',
  vegetarian: 'vegetarian vegetarien vegetarienne vegetariens vegetariennes veggie vege meatless',
  halal: 'halal',
  kosher: 'kosher casher cachere',
}

/** What people call a meal, in both languages as Quebec uses them. */
const mealWords: readonly string[][] = [
  'breakfast dejeuner matin morning'.split(' '),
  'brunch'.split(' '),
  'lunch diner midi noon'.split(' '),
  'supper dinner souper soir evening'.split(' '),
]

const dietAndMealWords = new Set([
  ...Object.values(dietWords).flatMap((words) => words.split(' ')),
  ...mealWords.flat(),
])

/** Whether a word names a diet or a meal, in either language. */
export const isDietOrMeal = (word: string) => dietAndMealWords.has(word)

/** Whether a word names a meal, in either language. It is found only in full: a search for soup is none for `souper`. */
export const isMealWord = (word: string) => mealWords.some((words) => words.includes(word))

/** The words by which a dish with these labels is found. `codes` are codes of menu filters. */
export const labelKeywords = (codes: readonly string[]): string[] =>
  codes.flatMap((code) => (Object.hasOwn(dietWords, code) ? (dietWords[code]?.split(' ') ?? []) : []))

/**
 * The meals that match the most words of a search: “supper” keeps the suppers of a dish that is also served at lunch. All of
 * them when no meal matches a word. Their order stays.
 */
export function keepBestServings<Serving>(
  servings: readonly Serving[],
  words: readonly string[],
  keywordsOf: (serving: Serving) => readonly string[],
): Serving[] {
  const counted = servings.map((serving) => {
    const keywords = keywordsOf(serving)
    return { serving, count: words.filter((word) => keywords.includes(word)).length }
  })
  const most = counted.reduce((most, { count }) => Math.max(most, count), 0)
  return counted.flatMap(({ serving, count }) => (count === most ? [serving] : []))
}

/** The words by which a meal period is found: those of its name, and the usual other words for that meal. */
export function mealKeywords(name: Localized): string[] {
  const own = [...normalizeWords(name.en), ...normalizeWords(name.fr)]
  return [...new Set([...own, ...mealWords.filter((words) => words.some((word) => own.includes(word))).flat()])]
}
