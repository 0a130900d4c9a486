/** A message with plural forms, for use without the message library in the browser. `{name}` is a placeholder. */
export type PluralMessage = { one: string; other: string }

/** Replaces `{name}` placeholders. A placeholder without a value stays. */
export function formatMessage(message: string, values: Record<string, string | number>): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  )
}

/** Formats the plural form for a count. In French, 0 and 1 are singular. */
export function formatPlural(
  message: PluralMessage,
  count: number,
  locale: string,
  values: Record<string, string | number>,
): string {
  const form = pluralRules(locale).select(count) === 'one' ? 'one' : 'other'
  return formatMessage(message[form], values)
}

/** Creating the rules of a language takes 0.1 ms, so they are kept. */
const rulesByLocale = new Map<string, Intl.PluralRules>()
function pluralRules(locale: string): Intl.PluralRules {
  const known = rulesByLocale.get(locale) ?? new Intl.PluralRules(`${locale}-CA`)
  rulesByLocale.set(locale, known)
  return known
}
