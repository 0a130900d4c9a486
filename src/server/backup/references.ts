import type { Payload } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { fieldDefault } from './field-default'
import type { Store } from './stores'
import { walkFields, type Leaf, type Stored } from '@/server/database/walk-fields'

/**
 * A function that converts a document of MongoDB to what SQLite would hold. Missing fields get their defaults. References to
 * deleted documents, which MongoDB keeps, are removed, as SQLite does on deletion; required ones stay. `lost` is called for
 * each removed reference.
 */
export function convertForSqlite(
  payload: Payload,
  store: Store,
  ids: Map<string, Set<string>>,
  lost: () => void,
): (document: Stored) => Stored {
  const drafts = store.kind === 'versions' || hasDraftsEnabled(payload.collections[store.slug].config)
  const leaf: Leaf = (field, value, localized) => {
    const it = value === undefined && !localized ? fieldDefault(field) : value
    if (field.type !== 'relationship' && field.type !== 'upload') return it
    if (field.required && !drafts && !field.hasMany) return it
    const exists = (one: unknown) => {
      const { relationTo = field.relationTo, value: id = one } = isPair(one) ? one : {}
      const known = typeof relationTo === 'string' ? ids.get(relationTo) : undefined
      if (!known || id === null || id === undefined || known.has(String(id))) return true
      lost()
      return false
    }
    if (Array.isArray(it)) return it.filter(exists)
    return exists(it) ? it : null
  }
  return (document) => walkFields(store.flat, document, { leaf, keepEmpty: true })
}

const isPair = (value: unknown): value is { relationTo: string; value: unknown } =>
  typeof value === 'object' && value !== null && 'relationTo' in value && 'value' in value
