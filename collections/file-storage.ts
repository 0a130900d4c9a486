import { APIError, type CollectionAfterChangeHook, type CollectionConfig, type Config, type Plugin } from 'payload'
import { uploadKinds, type UploadCollection, type UploadKind } from '@/domain/upload-kinds'
import { bucketClient } from '@/server/bucket-client'
import type { BucketSettings } from '@/server/settings'
import { keepFiles } from './hooks/keep-files'
import { say, words } from './labels'

const kindOf = new Map<string, UploadKind>(
  (Object.keys(uploadKinds) as UploadKind[]).map((kind) => [uploadKinds[kind].collection, kind]),
)

/** Keeps the files of every upload: in a folder for each kind, or in a bucket under its kind. */
export function fileStorage(bucket: BucketSettings | null): Plugin {
  return (config) => (bucket ? inBucket(bucket, config) : onDisk(config))
}

const onDisk = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map((collection) => {
    const kind = kindOf.get(collection.slug)
    return kind ? { ...collection, hooks: joined(collection.hooks, keepFiles(kind)) } : collection
  }),
})

type Hooks = CollectionConfig['hooks']
const joined = (one: Hooks, other: NonNullable<Hooks>): Hooks => ({
  ...one,
  beforeChange: [...(one?.beforeChange ?? []), ...(other.beforeChange ?? [])],
  afterChange: [...(one?.afterChange ?? []), ...(other.afterChange ?? [])],
  afterDelete: [...(one?.afterDelete ?? []), ...(other.afterDelete ?? [])],
})

/**
 * Payload's own storage on S3, loaded only here. Two of its additions are taken back: a part of the studio that sends
 * files from the browser to the bucket, past our reading of them; and its fields `prefix` and `_objectKey`, which say
 * nothing where the kind is the prefix, so that a database is the same with a bucket and without.
 */
async function inBucket({ bucket, ...settings }: BucketSettings, config: Config): Promise<Config> {
  const { s3Storage } = await import('@payloadcms/storage-s3')
  const collections = Object.fromEntries(
    [...kindOf].map(([slug, kind]) => [slug, { prefix: kind, disablePayloadAccessControl: true as const }]),
  ) as Record<UploadCollection, { prefix: UploadKind; disablePayloadAccessControl: true }>
  const client = bucketClient({ bucket, ...settings })
  const stored = await s3Storage({ bucket, collections, config: client })({ ...config, admin: {} })
  const before = new Map(config.collections?.map((collection) => [collection.slug, collection]))
  return {
    ...stored,
    admin: config.admin,
    collections: stored.collections?.map((collection) => {
      const own = before.get(collection.slug)
      return own && kindOf.has(collection.slug)
        ? {
            ...collection,
            fields: own.fields,
            hooks: { ...collection.hooks, afterChange: afterChangeOf(own, collection) },
          }
        : collection
    }),
  }
}

/** The plug-in's own hook comes last: what it cannot do is said in a sentence, and undone. */
function afterChangeOf(own: CollectionConfig, stored: CollectionConfig): CollectionAfterChangeHook[] {
  const hooks = stored.hooks?.afterChange ?? []
  const ours = own.hooks?.afterChange?.length ?? 0
  return hooks.map((hook, index) => (index < ours ? hook : orSentence(hook)))
}

const orSentence =
  (hook: CollectionAfterChangeHook): CollectionAfterChangeHook =>
  async (asked) => {
    try {
      return await hook(asked)
    } catch {
      await takeBack(asked)
      const text = words(
        'The store of files does not answer: nothing was saved. Try again in a moment.',
        'Le dépôt de fichiers ne répond pas : rien n’a été enregistré. Réessayez dans un instant.',
      )
      throw new APIError(say(asked.req, text), 503, undefined, true)
    }
  }

/** The document as it was: an embedded database has no transaction that would do it. */
async function takeBack({ collection, doc, operation, previousDoc, req }: Parameters<CollectionAfterChangeHook>[0]) {
  const where = { id: { equals: doc.id } }
  if (operation === 'create') await req.payload.db.deleteOne({ collection: collection.slug, where, req })
  else await req.payload.db.updateOne({ collection: collection.slug, id: doc.id, data: previousDoc, req })
}
