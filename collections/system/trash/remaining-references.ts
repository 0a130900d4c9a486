import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload'
import { walkFields, type Leaf, type Stored } from '@/server/database/walk-fields'
import { idOf, textOf } from '@/server/database/stored-values'

const isReference = (field: FlattenedField) => field.type === 'relationship' || field.type === 'upload'

/** The collection and the id of each reference in the value of a relationship. */
function targetsOf(field: FlattenedField, value: unknown): { collection: string; id: string }[] {
  const relationTo = 'relationTo' in field ? field.relationTo : undefined
  return (Array.isArray(value) ? value : [value]).flatMap((one) => {
    const pair = one as { relationTo?: unknown; value?: unknown } | null
    const isPair = pair !== null && typeof pair === 'object' && 'relationTo' in pair
    const id = idOf(isPair ? pair.value : one)
    const collection = isPair ? textOf(pair.relationTo) : textOf(relationTo)
    return id && collection ? [{ collection, id }] : []
  })
}

/** Reads which of the documents that the given ones refer to still exist, as `collection/id`. */
async function readExisting(req: PayloadRequest, fields: FlattenedField[], documents: Stored[]): Promise<Set<string>> {
  const wanted = new Map<string, Set<string>>()
  const note: Leaf = (field, value) => {
    if (isReference(field))
      for (const { collection, id } of targetsOf(field, value))
        wanted.set(collection, (wanted.get(collection) ?? new Set()).add(id))
    return value
  }
  for (const document of documents) walkFields(fields, document, { leaf: note, keepEmpty: true })
  const existing = new Set<string>()
  for (const [slug, ids] of wanted) {
    const collection = slug as CollectionSlug
    const where = { id: { in: [...ids] } }
    const { docs } = await req.payload.db.find<{ id: string }>({
      collection,
      where,
      select: { id: true },
      pagination: false,
      limit: 0,
      req,
    })
    for (const { id } of docs) existing.add(`${slug}/${id}`)
  }
  return existing
}

/** Whether nothing would be left of a list that restricts something. */
const isEmptied = (list: unknown[], isThere: (one: unknown) => boolean) => list.length > 0 && !list.some(isThere)

/**
 * Documents without references to what was deleted meanwhile: a foreign key of SQLite refuses those. `missing` is a reference of
 * the first document that cannot be left out, because it is required or a list would not restrict anything without it; null when
 * there is none.
 */
export async function withRemainingReferences(
  req: PayloadRequest,
  kind: CollectionSlug,
  documents: Stored[],
): Promise<{ documents: Stored[]; missing: FlattenedField | null }> {
  const fields = req.payload.collections[kind].config.flattenedFields
  const existing = await readExisting(req, fields, documents)
  let missing: FlattenedField | null = null
  const settle =
    (isCurrent: boolean): Leaf =>
    (field, value) => {
      if (!isReference(field) || value === null || value === undefined) return value
      const isThere = (one: unknown) =>
        targetsOf(field, one).every(({ collection, id }) => existing.has(`${collection}/${id}`))
      if (isCurrent && 'required' in field && field.required && !isThere(value)) missing ??= field
      if (isCurrent && field.custom?.emptyMeansAll && Array.isArray(value) && isEmptied(value, isThere))
        missing ??= field
      if (Array.isArray(value)) return value.filter(isThere)
      return isThere(value) ? value : null
    }
  const settled = documents.map((document, at) =>
    walkFields(fields, document, { leaf: settle(at === 0), keepEmpty: true }),
  )
  return { documents: settled, missing }
}
