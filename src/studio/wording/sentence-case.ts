/** Words that may be lower case in a title. */
const small = /^(?:a|an|and|as|at|by|for|from|has|in|is|of|on|or|the|to|with)$/
const isCapitalized = (word: string) => /^[A-Z][a-z]*[.!?…]*$/u.test(word)
const isAcronym = (word: string) => /^[A-Z]{2,}s?[.!?:]*$/u.test(word)

/** "Save Draft" → "Save draft". A text in which any word but the first starts with a small letter is none of a title. */
export function toSentence(text: string): string {
  const [first = '', ...words] = text.split(' ')
  const isTitle = words.every(
    (word) => isCapitalized(word) || isAcronym(word) || small.test(word) || /^\{\{/.test(word),
  )
  if (!isTitle || words.length === 0 || !/^[A-Z]/.test(first)) return text
  return [first, ...words.map((word) => (isCapitalized(word) ? word.toLowerCase() : word))].join(' ')
}

const changeAll = (value: unknown): unknown => {
  if (typeof value === 'string') return toSentence(value)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]: [string, unknown]) => [key, changeAll(each)]))
}

/** Payload's English with capitals at the start of sentences only, as in the texts of the studio itself. */
export const toSentenceCase = <Language extends { translations: object }>(language: Language): Language => ({
  ...language,
  translations: changeAll(language.translations) as Language['translations'],
})
