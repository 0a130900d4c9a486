import type { CollectionSlug, PayloadRequest, Where } from 'payload'

/** Which of a collection's documents, by their ids, whoever asks may read, or change. Empty for strangers. */
export async function withinReach(
  req: PayloadRequest,
  operation: 'read' | 'update',
  slug: CollectionSlug,
  ids: readonly string[],
): Promise<string[]> {
  const config = req.payload.config.collections.find((collection) => collection.slug === slug)
  const right = config && req.user ? await config.access[operation]({ req }) : false
  if (!right || ids.length === 0) return []
  const named: Where = { id: { in: [...ids] } }
  const { docs } = await req.payload.db.find<{ id: string }>({
    collection: slug,
    where: right === true ? named : { and: [named, right] },
    pagination: false,
    limit: 0,
    select: {},
    req,
  })
  return docs.map(({ id }) => id)
}
