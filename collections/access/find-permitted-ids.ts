import type { CollectionSlug, PayloadRequest, Where } from 'payload'

/** Returns the ids of the documents that the signed-in user may read, or update. Empty for anonymous requests. */
export async function findPermittedIds(
  req: PayloadRequest,
  operation: 'read' | 'update',
  slug: CollectionSlug,
  ids: readonly string[],
): Promise<string[]> {
  const config = req.payload.config.collections.find((collection) => collection.slug === slug)
  const access = config && req.user ? await config.access[operation]({ req }) : false
  if (!access || ids.length === 0) return []
  const byId: Where = { id: { in: [...ids] } }
  const { docs } = await req.payload.db.find<{ id: string }>({
    collection: slug,
    where: access === true ? byId : { and: [byId, access] },
    pagination: false,
    limit: 0,
    select: {},
    req,
  })
  return docs.map(({ id }) => id)
}
