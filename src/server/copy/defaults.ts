import type { FlattenedField } from 'payload'

/**
 * What Payload answers for a field that a document of MongoDB has never held, and what a column of the embedded database
 * is filled with: the field's default, unless that is computed. Undefined when it has none.
 */
export function settledDefault(field: FlattenedField): unknown {
  const given = 'defaultValue' in field ? field.defaultValue : undefined
  return typeof given === 'function' || given === null ? undefined : given
}
