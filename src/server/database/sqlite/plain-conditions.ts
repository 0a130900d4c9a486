import type { Where } from 'payload'
import { isGroup, isOfKind, type PlainColumn, type PlainTable } from './plain-columns'

/** A condition in SQL with its values. */
export type PlainCondition = { sql: string; values: unknown[] }

const comparisons: Readonly<Record<string, string>> = {
  less_than: '<',
  less_than_equal: '<=',
  greater_than: '>',
  greater_than_equal: '>=',
}

function compare(column: PlainColumn, operator: string, value: unknown): PlainCondition | null {
  const { sql, kind } = column
  if (operator === 'equals' && value === null) return { sql: `${sql} is null`, values: [] }
  if (operator === 'not_equals' && value === null) return { sql: `${sql} is not null`, values: [] }
  const isComparable = (kind === 'text' && value !== 'null') || kind === 'number' || kind === 'date'
  if (!isComparable || !isOfKind(column, value)) return null
  const values = [column.toDatabase(value)]
  if (operator === 'equals') return { sql: `${sql} = ?`, values }
  if (operator === 'not_equals') return { sql: `(${sql} is null or ${sql} <> ?)`, values }
  const comparison = comparisons[operator]
  return comparison && kind !== 'text' ? { sql: `${sql} ${comparison} ?`, values } : null
}

function join(parts: (PlainCondition | null)[], word: 'and' | 'or'): PlainCondition | null {
  const all = parts.filter((part) => part !== null)
  if (all.length === 0 || all.length < parts.length) return null
  return { sql: `(${all.map(({ sql }) => sql).join(` ${word} `)})`, values: all.flatMap(({ values }) => values) }
}

/** A query of Payload as SQL; null for one that compares more than columns of the table. */
export function plainCondition(table: PlainTable, where: Where): PlainCondition | null {
  const keys = Object.keys(where)
  const [key] = keys
  if (key === 'and' || key === 'or') {
    const parts = where[key]
    const isAlone = keys.length === 1 && Array.isArray(parts)
    return isAlone
      ? join(
          parts.map((one) => plainCondition(table, one)),
          key,
        )
      : null // Payload forgets one of several
  }
  const conditions = Object.entries(where).flatMap(([name, operators]): (PlainCondition | null)[] => {
    const field = table.fields.get(name)
    if (!field || isGroup(field) || Array.isArray(operators)) return [null]
    return Object.entries(operators).map(([operator, value]) => compare(field, operator, value))
  })
  return join(conditions, 'and')
}
