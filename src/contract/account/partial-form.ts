/** Some fields of a form; a null field is not sent and keeps its stored value. */
export type PartialForm<Values> = { [Name in keyof Values]: Values[Name] | null }

/** The stored values of a form, replaced by those that are sent. */
export function mergeForm<Values extends object>(stored: Values, sent: PartialForm<Values>): Values {
  const given = Object.entries(sent).filter(([name, value]) => value !== null && name in stored)
  return { ...stored, ...Object.fromEntries(given) }
}
