import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { UploadKind } from '@/domain/files/upload-kinds'
import { bucketClientConfig } from './bucket-client-config'
import { FileStoreUnavailable, type FileStore } from './file-store'
import type { BucketSettings } from '@/server/settings'

/** A store of uploads as objects `<kind>/<name>` in an S3 bucket. */
export function bucketStore(settings: BucketSettings): FileStore {
  const client = new S3Client(bucketClientConfig(settings))
  const at = (kind: UploadKind, name: string) => ({ Bucket: settings.bucket, Key: `${kind}/${name}` })
  return {
    open: async (kind, name) => {
      const head = await found(client.send(new HeadObjectCommand(at(kind, name))))
      if (!head?.ETag) return null
      const { ETag, ContentLength = 0, LastModified } = head
      return {
        size: ContentLength,
        changed: LastModified ?? new Date(0),
        tag: ETag.replaceAll('"', ''),
        stream: async ({ start, end }) => {
          const part = { ...at(kind, name), Range: `bytes=${start}-${end}`, IfMatch: ETag }
          const object = await found(client.send(new GetObjectCommand(part)))
          return object?.Body ? (object.Body.transformToWebStream() as ReadableStream<Uint8Array>) : null
        },
        close: async () => undefined,
      }
    },
    read: async (kind, name) => {
      const object = await found(client.send(new GetObjectCommand(at(kind, name))))
      return object?.Body ? Buffer.from(await object.Body.transformToByteArray()) : null
    },
    write: async (kind, name, bytes, type) => {
      await done(client.send(new PutObjectCommand({ ...at(kind, name), Body: bytes, ContentType: type })))
    },
    remove: async (kind, name) => {
      await done(client.send(new DeleteObjectCommand(at(kind, name))))
    },
    list: async (kind) => {
      const names: string[] = []
      let next: string | undefined
      do {
        const query = { Bucket: settings.bucket, Prefix: `${kind}/`, ContinuationToken: next }
        const page = await found(client.send(new ListObjectsV2Command(query)))
        names.push(...(page?.Contents ?? []).flatMap(({ Key }) => Key?.slice(kind.length + 1) || []))
        next = page?.NextContinuationToken
      } while (next)
      return names
    },
  }
}

/**
 * The result of a request; null when the object does not exist or has changed since it was opened. 403 counts as not found: a
 * bucket whose contents this server may not list answers so. Any other error means that the store is unavailable.
 */
async function found<Answer>(request: Promise<Answer>): Promise<Answer | null> {
  try {
    return await request
  } catch (error) {
    const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } }
    if (name !== 'NoSuchBucket' && [403, 404, 412].includes($metadata?.httpStatusCode ?? 0)) return null
    throw new FileStoreUnavailable(error)
  }
}

const done = async (request: Promise<unknown>): Promise<void> => {
  await request.catch((error: unknown) => {
    throw new FileStoreUnavailable(error)
  })
}
