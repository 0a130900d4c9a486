import type { CollectionSlug, Payload } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { settledDefault } from './defaults'
import { mongoOf } from './engines'
import type { Store } from './stores'
import { walkFields, type Leaf, type Stored } from './walk-fields'

/** The ids of all documents of MongoDB, by collection, to see which references lead nowhere. */
export async function allIds(payload: Payload, slugs: CollectionSlug[]): Promise<Map<string, Set<string>>> {
  const all = new Map<string, Set<string>>()
  for (const slug of slugs) {
    const ids = new Set<string>()
    const found = mongoOf(payload)?.collections[slug]?.collection.find({}, { projection: { _id: 1 } })
    for await (const { _id } of found ?? []) ids.add(String(_id))
    all.set(slug, ids)
  }
  return all
}

/**
 * A document of MongoDB as the embedded database holds it. Fields that it lacks get what Payload answers for them. A
 * reference to a document that is gone, which MongoDB keeps, is left out, as the embedded database does on deletion; only
 * where it is required must it stay. `lost` hears of each one left out.
 */
export function settleForColumns(
  payload: Payload,
  store: Store,
  ids: Map<string, Set<string>>,
  lost: () => void,
): (document: Stored) => Stored {
  const drafts = store.kind === 'versions' || hasDraftsEnabled(payload.collections[store.slug].config)
  const leaf: Leaf = (field, value, localized) => {
    const it = value === undefined && !localized ? settledDefault(field) : value
    if (field.type !== 'relationship' && field.type !== 'upload') return it
    if (field.required && !drafts && !field.hasMany) return it
    const leads = (one: unknown) => {
      const { relationTo = field.relationTo, value: id = one } = isPair(one) ? one : {}
      const known = typeof relationTo === 'string' ? ids.get(relationTo) : undefined
      if (!known || id === null || id === undefined || known.has(String(id))) return true
      lost()
      return false
    }
    if (Array.isArray(it)) return it.filter(leads)
    return leads(it) ? it : null
  }
  return (document) => walkFields(store.flat, document, { leaf, keepEmpty: true })
}

const isPair = (value: unknown): value is { relationTo: string; value: unknown } =>
  typeof value === 'object' && value !== null && 'relationTo' in value && 'value' in value
