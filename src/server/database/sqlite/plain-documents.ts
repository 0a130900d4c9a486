import type { SelectType } from 'payload'
import { columnsIn, isGroup, isOfKind, type PlainColumn, type PlainGroup, type PlainTable } from './plain-columns'

type Data = Record<string, unknown>
/** A value to store in a column. */
export type PlainValue = PlainColumn & { value: unknown }

/** The columns of the fields that a query selects, with the id, or of all fields; null when some are more than columns. */
export function selectedColumns({ fields }: PlainTable, select: SelectType | undefined): PlainColumn[] | null {
  return select ? columnsOf(fields, { id: true, ...select }) : columnsIn(fields)
}

function columnsOf(group: PlainGroup, select: SelectType): PlainColumn[] | null {
  const columns: PlainColumn[] = []
  for (const [name, wanted] of Object.entries(select)) {
    const field = group.get(name)
    if (!field) return null
    const found = typeof wanted === 'object' ? isGroup(field) && columnsOf(field, wanted) : wanted && leavesOf(field)
    if (!found) return null
    columns.push(...found)
  }
  return columns
}

const leavesOf = (field: PlainColumn | PlainGroup) => (isGroup(field) ? columnsIn(field) : [field])

/** A row as a document, with objects for groups. */
export function documentOf(columns: readonly PlainColumn[], row: ArrayLike<unknown>): Data {
  const document: Data = {}
  columns.forEach(({ path, fromDatabase }, at) => {
    let group = document
    for (const name of path.slice(0, -1)) group = (group[name] ??= {}) as Data
    group[path.at(-1) ?? ''] = fromDatabase(row[at])
  })
  return document
}

/**
 * The values of a document to store, with the current time for those of `times` that are missing; null when some are more than
 * columns, or of another type. As in Payload's adapter, names of no field and groups without an object are ignored.
 */
export function valuesOf({ fields }: PlainTable, data: Data, times: readonly string[]): PlainValue[] | null {
  const values: PlainValue[] = []
  const now = new Date().toISOString()
  const missing = times.filter((name) => fields.has(name) && data[name] === undefined)
  const isPlain = collect(fields, { ...data, ...Object.fromEntries(missing.map((name) => [name, now])) }, values)
  return isPlain && values.length > 0 && data.updatedAt !== null ? values : null
}

function collect(group: PlainGroup, data: Data, values: PlainValue[]): boolean {
  return Object.entries(data).every(([name, value]) => {
    const field = group.get(name)
    if (value === undefined || (field === undefined && !name.includes('.'))) return true
    if (!field) return false
    if (isGroup(field)) return typeof value !== 'object' || value === null || collect(field, value as Data, values)
    if (value !== null && !isOfKind(field, value)) return false
    values.push({ ...field, value: field.toDatabase(value) })
    return true
  })
}
