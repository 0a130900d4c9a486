import type { UploadKind } from '@/domain/upload-kinds'
import type { ByteRange } from './byte-range'
import { diskStore } from './file-store-disk'
import { readSettings, type BucketSettings } from './settings'

/** A stored file, open: `close` it unless `stream` was taken, whose end closes it. `tag` names its content, unquoted. */
export type OpenFile = {
  size: number
  changed: Date
  tag: string
  /** Its bytes, or a part of them; null when it went away since it was opened. */
  stream: (range: ByteRange) => Promise<ReadableStream<Uint8Array> | null>
  close: () => Promise<void>
}

/**
 * Where uploads live, by kind and plain file name: a folder under MEDIA_DIR or a bucket. What does not exist is null;
 * a store that cannot be reached throws `StoreOutOfReach`.
 */
export type FileStore = {
  open: (kind: UploadKind, name: string) => Promise<OpenFile | null>
  read: (kind: UploadKind, name: string) => Promise<Buffer | null>
  /** Writes a file whole, or over the one of that name. */
  write: (kind: UploadKind, name: string, bytes: Uint8Array, type: string) => Promise<void>
  /** Removes a file; one that is not there is no fault. */
  remove: (kind: UploadKind, name: string) => Promise<void>
  /** The names of every file of a kind, in no order. */
  list: (kind: UploadKind) => Promise<string[]>
}

export class StoreOutOfReach extends Error {
  constructor(cause: unknown) {
    super('The store of uploads cannot be reached', { cause })
  }
}

const buckets = new Map<string, Promise<FileStore>>()

/** The store that the settings name. The bucket's client is loaded only where a bucket is configured. */
export async function openFileStore(): Promise<FileStore> {
  const { bucket, mediaDir } = readSettings(process.env)
  return bucket ? openBucket(bucket) : diskStore(mediaDir)
}

function openBucket(settings: BucketSettings): Promise<FileStore> {
  const key = JSON.stringify(settings)
  const store = buckets.get(key) ?? import('./file-store-bucket').then(({ bucketStore }) => bucketStore(settings))
  buckets.set(key, store)
  return store
}
