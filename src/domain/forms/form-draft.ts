/** The values of a form, by field. */
type Values = Readonly<Record<string, string | boolean | readonly string[]>>

/** What a key of a tab's storage starts with when it holds a draft. */
export const draftKeyPrefix = 'form-draft:'
/** A tab that stays open for days must not show what somebody typed long ago. */
const lifetimeMilliseconds = 24 * 60 * 60 * 1000
/** More than any form takes. A tab's storage holds some 5 MB for the whole site. */
const maxDraftLength = 64 * 1024

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The draft of a form as a tab stores it: the fields that differ from `saved`, without those in `leftOut`. Null when there is
 * nothing to store. `now` is in epoch milliseconds.
 */
export function formatDraft(values: Values, saved: Values, leftOut: readonly string[], now: number): string | null {
  const changed = Object.entries(values).filter(
    ([name, value]) => name in saved && !leftOut.includes(name) && !isSame(value, saved[name]),
  )
  if (changed.length === 0) return null
  const text = JSON.stringify({ at: now, values: Object.fromEntries(changed) })
  return text.length <= maxDraftLength ? text : null
}

/**
 * The fields of a stored draft that the form still has, with values of the right kind. Empty for no draft, for one that cannot be
 * read, and for one older than a day.
 */
export function parseDraft<Form extends Values>(
  text: string | null,
  initial: Form,
  leftOut: readonly string[],
  now: number,
): Partial<Form> {
  const draft = parseObject(text)
  const age = typeof draft?.at === 'number' ? now - draft.at : Number.NaN
  const values = draft?.values
  if (!(age >= 0 && age < lifetimeMilliseconds) || typeof values !== 'object' || values === null) return {}
  const known = Object.entries(values).filter(
    ([name, value]) => Object.hasOwn(initial, name) && !leftOut.includes(name) && isSameKind(value, initial[name]),
  )
  return Object.fromEntries(known) as Partial<Form>
}

const isSameKind = (value: unknown, initial: unknown) =>
  Array.isArray(initial)
    ? Array.isArray(value) && value.every((item) => typeof item === 'string')
    : typeof value === typeof initial

function parseObject(text: string | null): { at?: unknown; values?: unknown } | null {
  if (text === null || text.length > maxDraftLength) return null
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}
