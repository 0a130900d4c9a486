import type { CollectionSlug, Payload, PayloadRequest } from 'payload'

type Stored = Record<string, unknown>

/** A document and its versions, oldest first, in all languages as they were stored. */
export type Content = { document: Stored & { id: string }; versions: Stored[] }

/** Reads below Payload's hooks, so that nothing is filtered, converted or logged; null for a document that does not exist. */
export async function readContent(
  payload: Payload,
  kind: CollectionSlug,
  id: string,
  req: PayloadRequest,
): Promise<Content | null> {
  const document = await payload.db.findOne<Stored & { id: string }>({
    collection: kind,
    where: { id: { equals: id } },
    req,
  })
  if (!document) return null
  if (!payload.collections[kind].config.versions) return { document, versions: [] }
  const { docs } = await payload.db.findVersions<Stored>({
    collection: kind,
    where: { parent: { equals: id } },
    sort: 'updatedAt',
    pagination: false,
    limit: 0,
    req,
  })
  return { document, versions: docs as unknown as Stored[] }
}

/** Stores the document first and then its versions, with their times, below Payload's hooks. */
export async function writeContent(
  payload: Payload,
  kind: CollectionSlug,
  { document, versions }: Content,
  req: PayloadRequest,
): Promise<void> {
  await payload.db.create({ collection: kind, data: { ...document }, req, returning: false })
  for (const { version, createdAt, updatedAt, publishedLocale, snapshot } of versions)
    await payload.db.createVersion({
      collectionSlug: kind,
      parent: document.id,
      versionData: { ...(version as Stored) } as never,
      createdAt: String(createdAt),
      updatedAt: String(updatedAt),
      autosave: false,
      ...(publishedLocale ? { publishedLocale: String(publishedLocale) } : {}),
      ...(snapshot ? { snapshot: true as const } : {}),
      req,
      returning: false,
    })
}
