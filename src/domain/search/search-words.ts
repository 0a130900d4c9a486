/** The words of a search, normalized for comparison, in the order in which they were typed. */
export type SearchWords = readonly string[]

const maxWords = 6
/** In characters, including the spaces between words. */
export const maxSearchLength = 80
/** Input beyond this many characters is ignored. */
export const maxInputLength = 1000

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
export const parseSearch = (input: string): { words: SearchWords; shortened: boolean } =>
  limitSearch(normalizeWords(input.slice(0, maxInputLength)), input.length > maxInputLength)

/** Limits the words of a search to six, and to 80 characters in total. `isCut` tells that input was left out before. */
export function limitSearch(all: readonly string[], isCut: boolean): { words: SearchWords; shortened: boolean } {
  const words = all.slice(0, maxWords).join(' ').slice(0, maxSearchLength).split(' ').filter(Boolean)
  return { words, shortened: isCut || words.join(' ') !== all.join(' ') }
}

/** Words that say nothing about what is searched for, in both languages, without accents. */
const stopWords = new Set(
  (
    'a am an and at by can eat for from have i in is m my of on or some the to ve want what when where which with ' +
    'ai au aux avec ce ces d dans de des du en est et il j je l la le les manger mange n ne ou par peut peux pour qu que quel quelle qui s suis sur un une veut veux y'
  ).split(' '),
)

/** Words for anything to eat. */
const foodWords = new Set(
  'anything dish dishes food foods meal meals menu menus option options something aliment aliments choix mets nourriture plat plats repas'.split(
    ' ',
  ),
)

/** Whether a word says nothing about a dish beside what it must not contain: "dishes without milk". */
export const isGeneric = (word: string) => stopWords.has(word) || foodWords.has(word)

/** The words that a result must have: without stop words, unless there are no others. */
export function significantWords(words: SearchWords): string[] {
  const significant = words.filter((word) => !stopWords.has(word))
  return [...new Set(significant.length > 0 ? significant : words)]
}
