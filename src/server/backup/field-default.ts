import type { FlattenedField } from 'payload'

/**
 * A field's default, if it is not computed; else undefined. Payload returns it for a field that a MongoDB document does not
 * have, and SQLite stores it in the column.
 */
export function fieldDefault(field: FlattenedField): unknown {
  const given = 'defaultValue' in field ? field.defaultValue : undefined
  return typeof given === 'function' || given === null ? undefined : given
}
