import type { Locale, Localized } from '@/domain/locale'

/** An option of a form field. `value` is stored and the same in every language. */
export type FormChoice<Value extends string = string> = { value: Value; name: Localized }

/** Defines choices from `{ English: French }`. The English name is also the value. Keeps the order. */
export function defineChoices<Value extends string>(
  names: Readonly<Record<Value, string>>,
): readonly FormChoice<Value>[] {
  const pairs = Object.entries(names) as [Value, string][]
  return pairs.map(([value, fr]) => ({ value, name: { en: value, fr } }))
}

/** The choices as form fields show them in a language. */
export const toFieldOptions = (choices: readonly FormChoice[], locale: Locale) =>
  choices.map(({ value, name }) => ({ value, label: name[locale] }))

/** The choice with this value; null when there is none. */
export const findChoice = <Value extends string>(choices: readonly FormChoice<Value>[], value: string): Value | null =>
  choices.find((choice) => choice.value === value)?.value ?? null

/** The known values of a list, in the order of the choices. */
export const selectChoices = <Value extends string>(
  choices: readonly FormChoice<Value>[],
  values: readonly string[],
): Value[] => choices.flatMap(({ value }) => (values.includes(value) ? [value] : []))
