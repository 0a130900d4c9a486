import type { Dish } from './dish'
import { locales } from './locale'

/** What is looked for: folded words, in the order in which they were asked. */
export type SearchWords = readonly string[]

/** A dish's words in both languages, folded. */
export type FoldedDish = { name: readonly string[]; description: readonly string[] }

const mostWords = 6
/** Of all words together, the spaces between them included. */
export const longestSearch = 80
/** Nothing that a person asks is longer; the rest is not read. */
const longestRead = 1000

/** Letters that do not come apart into a letter and an accent. */
const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' }

/** A text's words in small letters without accents: `Pâtes à l’Œuf` is pates, a, l, oeuf. Spec: PUB-2.38. */
export function foldedWords(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/[œæßøłđ]/g, (letter) => ligatures[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

/**
 * What to look for in what somebody typed: the first six words, of at most 80 characters together. `shortened` says that
 * more was asked than is looked for. Without any word nothing is asked. Spec: PUB-2.38.
 */
export function searchWords(asked: string): { words: SearchWords; shortened: boolean } {
  const all = foldedWords(asked.slice(0, longestRead))
  const words = all.slice(0, mostWords).join(' ').slice(0, longestSearch).split(' ').filter(Boolean)
  return { words, shortened: asked.length > longestRead || words.join(' ') !== all.join(' ') }
}

export function foldDish({ name, description }: Pick<Dish, 'name' | 'description'>): FoldedDish {
  const both = (text: Dish['description']) => locales.flatMap((locale) => foldedWords(text[locale] ?? ''))
  return { name: both(name), description: both(description) }
}

/**
 * Where a dish has what is looked for: in its name when each word begins a word of the name in either language, else in
 * the description when that supplies the rest; null when a word is nowhere, or nothing is looked for. Spec: PUB-2.38.
 */
export function foundIn({ name, description }: FoldedDish, words: SearchWords): 'name' | 'description' | null {
  const begins = (some: readonly string[]) => (word: string) => some.some((each) => each.startsWith(word))
  if (words.length === 0) return null
  if (words.every(begins(name))) return 'name'
  return words.every(begins([...name, ...description])) ? 'description' : null
}
