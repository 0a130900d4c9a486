import type { Leaf, Stored } from './walk-fields'
import { walkFields } from './walk-fields'
import type { Store } from './stores'
import { settledDefault } from './defaults'

/** An empty list, an absent value and null are one: the embedded database cannot tell them apart. */
const leaf: Leaf = (field, value, localized) => {
  const it = value === undefined && !localized ? settledDefault(field) : value
  if (it === undefined || it === null || (Array.isArray(it) && it.length === 0 && field.type !== 'json'))
    return undefined
  return field.type === 'relationship' || field.type === 'upload' ? (Array.isArray(it) ? it.map(pair) : pair(it)) : it
}

const pair = (value: unknown) => {
  const { relationTo, value: id } = Object(value) as { relationTo?: unknown; value?: unknown }
  return relationTo === undefined ? value : { relationTo, value: id }
}

/**
 * A document as one text that is the same wherever it is stored: fields in the configuration's order, languages sorted,
 * JSON with its keys as they were written. Ids that the embedded database numbers by itself are left out.
 */
export function canonicalText({ flat, numbered }: Store, document: Stored): string {
  const made = walkFields(flat, document, { leaf, keepEmpty: false })
  if (numbered) delete made.id
  return JSON.stringify(made)
}
