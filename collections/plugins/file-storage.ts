import { APIError, type CollectionAfterChangeHook, type CollectionConfig, type Config, type Plugin } from 'payload'
import { uploadKinds, type UploadCollection, type UploadKind } from '@/domain/files/upload-kinds'
import { bucketClientConfig } from '@/server/files/bucket-client-config'
import type { BucketSettings } from '@/server/settings'
import { storeFiles } from '@collections/pictures/processing/store-files'
import { translate, bilingual } from '@collections/labels'

const kindByCollection = new Map<string, UploadKind>(
  (Object.keys(uploadKinds) as UploadKind[]).map((kind) => [uploadKinds[kind].collection, kind]),
)

/** Stores uploaded files on disk, in one folder per kind, or in an S3 bucket, under one prefix per kind. */
export function fileStorage(bucket: BucketSettings | null): Plugin {
  return (config) => (bucket ? storeInBucket(bucket, config) : storeOnDisk(config))
}

const storeOnDisk = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map((collection) => {
    const kind = kindByCollection.get(collection.slug)
    return kind ? { ...collection, hooks: appendHooks(collection.hooks, storeFiles(kind)) } : collection
  }),
})

type Hooks = CollectionConfig['hooks']
const appendHooks = (own: Hooks, added: NonNullable<Hooks>): Hooks => ({
  ...own,
  beforeChange: [...(own?.beforeChange ?? []), ...(added.beforeChange ?? [])],
  afterChange: [...(own?.afterChange ?? []), ...(added.afterChange ?? [])],
  afterDelete: [...(own?.afterDelete ?? []), ...(added.afterDelete ?? [])],
})

/**
 * Applies Payload's S3 plug-in, which is imported only here, and removes two of its additions:
 *
 * - the admin component that uploads from the browser to the bucket, because it bypasses our checks of the content;
 * - the fields `prefix` and `_objectKey`, so that the schema is the same with and without a bucket. The kind is the prefix.
 */
async function storeInBucket({ bucket, ...settings }: BucketSettings, config: Config): Promise<Config> {
  const { s3Storage } = await import('@payloadcms/storage-s3')
  const collections = Object.fromEntries(
    [...kindByCollection].map(([slug, kind]) => [slug, { prefix: kind, disablePayloadAccessControl: true as const }]),
  ) as Record<UploadCollection, { prefix: UploadKind; disablePayloadAccessControl: true }>
  const client = bucketClientConfig({ bucket, ...settings })
  const stored = await s3Storage({ bucket, collections, config: client })({ ...config, admin: {} })
  const before = new Map(config.collections?.map((collection) => [collection.slug, collection]))
  return {
    ...stored,
    admin: config.admin,
    collections: stored.collections?.map((collection) => {
      const own = before.get(collection.slug)
      return own && kindByCollection.has(collection.slug)
        ? {
            ...collection,
            fields: own.fields,
            hooks: { ...collection.hooks, afterChange: wrapAddedHooks(own, collection) },
          }
        : collection
    }),
  }
}

/** The collection's own `afterChange` hooks, then those of the S3 plug-in with a failure handler. */
function wrapAddedHooks(own: CollectionConfig, stored: CollectionConfig): CollectionAfterChangeHook[] {
  const hooks = stored.hooks?.afterChange ?? []
  const ownCount = own.hooks?.afterChange?.length ?? 0
  return hooks.map((hook, index) => (index < ownCount ? hook : undoOnFailure(hook)))
}

/** Where the bucket does not take a file, restores the document and answers 503 with a message for staff. */
const undoOnFailure =
  (hook: CollectionAfterChangeHook): CollectionAfterChangeHook =>
  async (args) => {
    try {
      return await hook(args)
    } catch {
      await restoreDocument(args)
      const text = bilingual(
        'File storage is not responding. Nothing was saved. Try again in a moment.',
        'Le stockage de fichiers ne répond pas. Rien n’a été enregistré. Réessayez dans un instant.',
      )
      throw new APIError(translate(args.req, text), 503, undefined, true)
    }
  }

/** Undoes the write explicitly, because MongoDB without a replica set has no transactions. */
async function restoreDocument({
  collection,
  doc,
  operation,
  previousDoc,
  req,
}: Parameters<CollectionAfterChangeHook>[0]) {
  const where = { id: { equals: doc.id } }
  if (operation === 'create') await req.payload.db.deleteOne({ collection: collection.slug, where, req })
  else await req.payload.db.updateOne({ collection: collection.slug, id: doc.id, data: previousDoc, req })
}
