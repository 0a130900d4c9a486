import { normalizeWords } from '@/domain/search/search-words'
import type { Localized } from '@/domain/locale'
import type { Dish } from '@/domain/menu/dish/dish'

/** A shorter word must be there in full: `ail` is not the beginning of `aile`. */
const shortestBeginning = 4
const shortestStem = 3

/** A word without the usual endings of English and French plurals, and the word itself. */
function formsOf(word: string): string[] {
  const endings = [word.replace(/ies$/, 'y'), word.replace(/(?<=[osxz]|[cs]h)es$/, ''), word.replace(/[sx]$/, '')]
  return [...new Set([word, ...endings.filter((form) => form.length >= shortestStem)])]
}

/** Whether two normalized words are the same, in the singular or plural. */
export const isSameWord = (a: string, b: string) => a === b || formsOf(a).some((form) => formsOf(b).includes(form))

/** A longer word counts when it begins with the allergen: `kiwifruit`, `cornstarch`. */
const beginsWith = (word: string, allergen: string) =>
  formsOf(allergen).some((form) => form.length >= shortestBeginning && word.startsWith(form))

function isMentioned(allergen: readonly string[], words: readonly string[]): boolean {
  const last = allergen.length - 1
  return words.some((_, start) =>
    allergen.every((part, index) => {
      const word = words[start + index]
      return word !== undefined && (isSameWord(part, word) || (index === last && beginsWith(word, part)))
    }),
  )
}

type DishTexts = Pick<Dish, 'name' | 'description' | 'ingredients' | 'customAllergens'>

/**
 * The allergens, in the customer's own words, that the texts of a dish mention in either language. Accents, case and plurals do
 * not matter; an allergen of several words must appear in this order. It warns, and never clears: a dish that mentions
 * nothing may still contain the allergen, and a word can stand in a text for another reason. Spec: PUB-3.7.
 */
export function findMentions(
  customAllergens: readonly string[],
  { name, description, ingredients, customAllergens: declared }: DishTexts,
): string[] {
  const texts = [name, description, ingredients, declared].flatMap((text: Localized<string | null>) => [
    text.en,
    text.fr,
  ])
  const words = texts.map((text) => normalizeWords(text ?? ''))
  return customAllergens.filter((allergen) => {
    const parts = normalizeWords(allergen)
    return parts.length > 0 && words.some((each) => isMentioned(parts, each))
  })
}
