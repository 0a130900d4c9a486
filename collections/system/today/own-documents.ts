import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'

export type StoredRow = Record<string, unknown> & { id: string }

const hasField = ({ flattenedFields }: SanitizedCollectionConfig, name: string) =>
  flattenedFields.some((field) => field.name === name)

/** The documents of a collection at a site that visitors may see and the person may change, as a condition; null for none. */
export async function whereOwn(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  site: string,
): Promise<Where | null> {
  const access = await collection.access.update({ req })
  if (!access) return null
  const ofSite: Where[] = collection.slug === 'sites' ? [{ id: { equals: site } }] : []
  if (hasField(collection, 'site')) ofSite.push({ site: { equals: site } })
  const published: Where[] = hasField(collection, '_status') ? [{ _status: { equals: 'published' } }] : []
  return { and: [...(access === true ? [] : [access]), ...ofSite, ...published] }
}

/** Documents in all languages, with these fields only. Reads below access control: `where` must contain `whereOwn`. */
export async function findRows(
  req: PayloadRequest,
  collection: CollectionSlug,
  where: Where,
  names: readonly string[],
) {
  const { docs } = await req.payload.db.find<StoredRow>({
    collection,
    where,
    select: Object.fromEntries(names.map((name) => [name, true])),
    ...({ locale: 'all', pagination: false, limit: 0 } as const),
    req,
  })
  return docs
}

/** Collections with a field of this name. */
export const withField = ({ payload }: PayloadRequest, name: string): SanitizedCollectionConfig[] =>
  payload.config.collections.filter((collection) => hasField(collection, name))
