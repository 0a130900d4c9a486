/** A sentence that stands in the browser: `{name}` is filled in, `one` and `other` follow the language's plural. */
export type Plural = { one: string; other: string }

/** Fills `{name}` in a sentence; a name without a value stays as it is. */
export function fillIn(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  )
}

/** The form of a sentence that a number takes in the language: none and one are singular in French. */
export function fillInCount(
  sentence: Plural,
  count: number,
  locale: string,
  values: Record<string, string | number>,
): string {
  const form = new Intl.PluralRules(`${locale}-CA`).select(count) === 'one' ? 'one' : 'other'
  return fillIn(sentence[form], values)
}
