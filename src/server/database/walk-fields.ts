import type { FlattenedBlock, FlattenedField } from 'payload'

export type Stored = Record<string, unknown>

/** Converts the value of a field that has no subfields; undefined removes it. */
export type Leaf = (field: FlattenedField, value: unknown, localized: boolean) => unknown

type Walk = { leaf: Leaf; keepEmpty: boolean }

const isRecord = (value: unknown): value is Stored => typeof value === 'object' && value !== null

/**
 * A copy of a stored document in which `leaf` converts every value, in all languages. Without `keepEmpty`, empty rows and
 * groups are removed.
 */
export function walkFields(fields: FlattenedField[], data: Stored, walk: Walk, parentIsLocalized = false): Stored {
  const result: Stored = {}
  if (data.id !== undefined) result.id = data.id
  for (const field of fields) {
    if (field.name === 'id' || field.type === 'join' || ('virtual' in field && field.virtual)) continue
    const localized = Boolean('localized' in field && field.localized) && !parentIsLocalized
    const inside = parentIsLocalized || localized
    const value = data[field.name]
    const made = localized
      ? eachLocale(value, (one) => walkOne(field, one, walk, inside, true), walk)
      : walkOne(field, value, walk, inside, false)
    if (made !== undefined) result[field.name] = made
  }
  return result
}

/** Converts the value of each language, in alphabetical order. A language without a value gets none. */
function eachLocale(value: unknown, make: (value: unknown) => unknown, { keepEmpty }: Walk): unknown {
  if (!isRecord(value)) return keepEmpty ? value : undefined
  const made = Object.keys(value)
    .sort()
    .map((locale) => [locale, make(value[locale])] as const)
    .filter(([, one]) => one !== undefined)
  return made.length === 0 && !keepEmpty ? undefined : Object.fromEntries(made)
}

function walkOne(field: FlattenedField, value: unknown, walk: Walk, inside: boolean, localized: boolean): unknown {
  if (field.type === 'group' || field.type === 'tab') {
    const made = walkFields(field.flattenedFields, isRecord(value) ? value : {}, walk, inside)
    return Object.keys(made).length === 0 && !(walk.keepEmpty && isRecord(value)) ? undefined : made
  }
  if (field.type !== 'array' && field.type !== 'blocks') return walk.leaf(field, value, localized)
  if (!Array.isArray(value)) return walk.keepEmpty && value === null ? null : undefined
  if (value.length === 0) return walk.keepEmpty ? [] : undefined
  return value.filter(isRecord).map((row) => {
    if (field.type === 'array') return walkFields(field.flattenedFields, row, walk, inside)
    const block = field.blocks.find((one: FlattenedBlock) => one.slug === row.blockType)
    if (!block) throw new Error(`${field.name} holds an unknown block ${String(row.blockType)}.`)
    return { blockType: row.blockType, ...walkFields(block.flattenedFields, row, walk, inside) }
  })
}
