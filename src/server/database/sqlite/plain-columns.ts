import type { DrizzleAdapter } from '@payloadcms/drizzle'
import type { CollectionSlug, FlattenedField } from 'payload'

/** What a column holds, as far as conditions and stored values depend on it. */
type Kind = 'text' | 'number' | 'date' | 'flag' | 'json'

/** A field that is one column of its collection's own table. `path` is its name, after those of its groups. */
export type PlainColumn = {
  path: readonly string[]
  /** The name of the column in SQL, with quotes. */
  sql: string
  kind: Kind
  toDatabase: (value: unknown) => unknown
  fromDatabase: (value: unknown) => unknown
}

/** A field: a column, a group of fields, or null for one that is more than a column, such as an array or a localized text. */
type PlainField = PlainColumn | PlainGroup | null
export type PlainGroup = ReadonlyMap<string, PlainField>
export type PlainTable = { sql: string; fields: PlainGroup }

type DrizzleColumn = {
  name: string
  mapToDriverValue: (value: unknown) => unknown
  mapFromDriverValue: (value: unknown) => unknown
}
type DrizzleTable = Record<string, DrizzleColumn | undefined>

const kinds: Partial<Record<FlattenedField['type'], Kind>> = {
  text: 'text',
  textarea: 'text',
  email: 'text',
  select: 'text',
  radio: 'text',
  relationship: 'text',
  upload: 'text',
  number: 'number',
  date: 'date',
  checkbox: 'flag',
  json: 'json',
}

function kindOf(field: FlattenedField): Kind | null {
  const isList = 'hasMany' in field && field.hasMany
  const isPolymorphic = 'relationTo' in field && Array.isArray(field.relationTo)
  return isList || isPolymorphic ? null : (kinds[field.type] ?? null)
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
const isVirtual = (field: FlattenedField) => 'virtual' in field && Boolean(field.virtual)

/** The fields of a collection and where its table has them. Values are converted as Payload's adapter converts them. */
export function plainTableOf(db: DrizzleAdapter, collection: CollectionSlug): PlainTable {
  const name = db.tableNameMap.get(collection.replaceAll('-', '_')) ?? ''
  const table = (db.tables[name] ?? {}) as unknown as DrizzleTable
  const config = db.payload.collections[collection]?.config
  return { sql: quoted(name), fields: groupOf(config?.flattenedFields ?? [], table, []) }
}

const groupOf = (fields: readonly FlattenedField[], table: DrizzleTable, path: readonly string[]): PlainGroup =>
  new Map(
    fields
      .filter((field) => !isVirtual(field))
      .map((field) => [field.name, fieldOf(field, table, [...path, field.name])]),
  )

function fieldOf(field: FlattenedField, table: DrizzleTable, path: readonly string[]): PlainField {
  if ('localized' in field && field.localized) return null
  if (field.type === 'group' || field.type === 'tab') return groupOf(field.flattenedFields, table, path)
  const [kind, column] = [kindOf(field), table[path.join('_')]]
  if (!kind || !column?.name) return null
  return {
    path,
    sql: quoted(column.name),
    kind,
    toDatabase: (value) => (value === null ? null : column.mapToDriverValue(value)),
    fromDatabase: (value) => (value === null || value === undefined ? null : column.mapFromDriverValue(value)),
  }
}

export const isGroup = (field: PlainField | undefined): field is PlainGroup => field instanceof Map

/** The columns of a group and of the groups in it; null when a field of it is more than a column. */
export function columnsIn(group: PlainGroup): PlainColumn[] | null {
  const columns: PlainColumn[] = []
  for (const field of group.values()) {
    const found = isGroup(field) ? columnsIn(field) : field && [field]
    if (!found) return null
    columns.push(...found)
  }
  return columns
}

/** Whether a value has the type of its column, so that Payload would store it as it is. */
export function isOfKind({ kind }: PlainColumn, value: unknown): boolean {
  if (kind === 'json') return true
  if (kind === 'flag') return typeof value === 'boolean'
  if (kind === 'number') return typeof value === 'number' && Number.isFinite(value)
  if (kind === 'text') return typeof value === 'string'
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString() === value
}
