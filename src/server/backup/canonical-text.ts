import type { Leaf, Stored } from '@/server/database/walk-fields'
import { walkFields } from '@/server/database/walk-fields'
import type { Store } from './stores'
import { fieldDefault } from './field-default'

/** Empty lists, absent values and null are equal, because SQLite does not distinguish them. */
const leaf: Leaf = (field, value, localized) => {
  const it = value === undefined && !localized ? fieldDefault(field) : value
  if (it === undefined || it === null || (Array.isArray(it) && it.length === 0 && field.type !== 'json'))
    return undefined
  return field.type === 'relationship' || field.type === 'upload' ? (Array.isArray(it) ? it.map(pair) : pair(it)) : it
}

const pair = (value: unknown) => {
  const { relationTo, value: id } = Object(value) as { relationTo?: unknown; value?: unknown }
  return relationTo === undefined ? value : { relationTo, value: id }
}

/**
 * A document as a text that is the same on both databases: fields in the order of the configuration, languages sorted, JSON
 * with its keys as stored. Ids that SQLite assigns as numbers are left out.
 */
export function canonicalText({ flat, numbered }: Store, document: Stored): string {
  const made = walkFields(flat, document, { leaf, keepEmpty: false })
  if (numbered) delete made.id
  return JSON.stringify(made)
}
