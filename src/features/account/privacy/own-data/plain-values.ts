import type { FlattenedField } from 'payload'
import { idOf, rowsOf, fieldsOf } from '@/server/database/stored-values'

/** The name of a document that a field refers to, in plain words or in both languages; null when it does not exist any more. */
export type NameOf = (collection: string, id: string) => unknown

/**
 * The value of a stored field for a person to read: names in place of references, without the database's own numbers. Only what the
 * field's definition knows is in it, so that nothing else of the row leaves the database.
 */
export function plainValue(field: FlattenedField, value: unknown, nameOf: NameOf): unknown {
  if (value === null || value === undefined) return null
  if (field.type === 'array') return rowsOf(value).map((row) => plainFields(field.flattenedFields, row, nameOf))
  if (field.type === 'group') return plainFields(field.flattenedFields, fieldsOf(value), nameOf)
  if ((field.type === 'relationship' || field.type === 'upload') && typeof field.relationTo === 'string') {
    const { relationTo } = field
    const name = (each: unknown) => nameOf(relationTo, idOf(each) ?? '')
    return Array.isArray(value) ? value.map(name) : name(value)
  }
  return value
}

function plainFields(fields: FlattenedField[], row: Record<string, unknown>, nameOf: NameOf): Record<string, unknown> {
  const shown = fields.filter(({ name }) => name !== 'id' && name in row)
  return Object.fromEntries(shown.map((field) => [field.name, plainValue(field, row[field.name], nameOf)]))
}
