/** The words of a search, normalized for comparison, in the order in which they were typed. */
export type SearchWords = readonly string[]

const maxWords = 6
/** In characters, including the spaces between words. */
export const maxSearchLength = 80
/** Input beyond this many characters is ignored. */
const maxInputLength = 1000

/** Letters that Unicode does not decompose into a letter and an accent. */
const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' }

/** Splits text into lower-case words without accents: `Pâtes à l’Œuf` becomes pates, a, l, oeuf. */
export function normalizeWords(text: string): string[] {
  const lower = text.toLowerCase()
  // Most texts have plain letters only, for which the expressions of Unicode are several times slower.
  if (isAscii.test(lower)) return lower.match(/[a-z0-9]+/g) ?? []
  return lower
    .replace(/[œæßøłđ]/g, (letter) => ligatures[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

const isAscii = /^[\x00-\x7f]*$/

/**
 * Parses a search: the first six words, at most 80 characters in total. `shortened` is true when input was left out. The
 * list is empty when the input has no words.
 */
export function parseSearch(input: string): { words: SearchWords; shortened: boolean } {
  const all = normalizeWords(input.slice(0, maxInputLength))
  const words = all.slice(0, maxWords).join(' ').slice(0, maxSearchLength).split(' ').filter(Boolean)
  return { words, shortened: input.length > maxInputLength || words.join(' ') !== all.join(' ') }
}

/** Words that say nothing about what is searched for, in both languages, without accents. */
const stopWords = new Set(
  (
    'a an and at by for from in is of on or some the to what when where which with ' +
    'au aux avec ce ces d dans de des du en est et il j l la le les n ou par pour qu que quel quelle qui s sur un une y'
  ).split(' '),
)

/** Pairs of words with a meaning of their own, which is not that of either word. */
const pairs: Readonly<Record<string, string>> = {
  'gluten free': 'glutenfree',
  'sans gluten': 'glutenfree',
  'avoiding gluten': 'glutenfree',
}

const beginsPair = new Set(Object.keys(pairs).map((pair) => pair.split(' ')[0]))

/** Joins pairs of words, so that “gluten free” does not match a dish with gluten in its text. */
export function joinPairs(words: SearchWords): string[] {
  const joined: string[] = []
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? ''
    const pair = beginsPair.has(word) ? `${word} ${words[index + 1]}` : ''
    const meaning = Object.hasOwn(pairs, pair) ? pairs[pair] : undefined
    joined.push(meaning ?? word)
    if (meaning) index += 1
  }
  return joined
}

/** The words that a result must have: without stop words, unless there are no others. */
export function significantWords(words: SearchWords): string[] {
  const joined = joinPairs(words)
  const significant = joined.filter((word) => !stopWords.has(word))
  return [...new Set(significant.length > 0 ? significant : joined)]
}
