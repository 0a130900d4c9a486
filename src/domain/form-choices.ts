import type { Locale, Localized } from './locale'

/** What a form offers: `value` is what is kept, in every language the same. */
export type FormChoice<Value extends string = string> = { value: Value; name: Localized }

/** Choices in their order, out of each one's English, which is its value too, and its French. */
export function choicesOf<Value extends string>(words: Readonly<Record<Value, string>>): readonly FormChoice<Value>[] {
  const pairs = Object.entries(words) as [Value, string][]
  return pairs.map(([value, fr]) => ({ value, name: { en: value, fr } }))
}

/** As a page shows them in its language. */
export const saidIn = (choices: readonly FormChoice[], locale: Locale) =>
  choices.map(({ value, name }) => ({ value, label: name[locale] }))

/** The choice that somebody made, null for none of these. */
export const chosen = <Value extends string>(choices: readonly FormChoice<Value>[], value: string): Value | null =>
  choices.find((choice) => choice.value === value)?.value ?? null

/** Those of several, in the order in which they are offered. */
export const chosenAmong = <Value extends string>(
  choices: readonly FormChoice<Value>[],
  values: readonly string[],
): Value[] => choices.flatMap(({ value }) => (values.includes(value) ? [value] : []))
