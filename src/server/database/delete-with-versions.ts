import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload'

/**
 * Deletes documents and their versions, below Payload's hooks. Payload's adapters delete only the documents. Versions first: SQLite
 * takes the document out of those that are left.
 */
export async function deleteWithVersions(
  { collections, db }: Payload,
  collection: CollectionSlug,
  where: Where,
  req?: PayloadRequest,
): Promise<void> {
  if (collections[collection].config.versions) {
    const { docs } = await db.find<{ id: string }>({ collection, where, pagination: false, limit: 0, req })
    const parents: Where = { parent: { in: docs.map(({ id }) => id) } }
    if (docs.length > 0) await db.deleteVersions({ collection, where: parents, req })
  }
  await db.deleteMany({ collection, where, req })
}
