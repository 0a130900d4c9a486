import { readSettings, type BucketSettings } from '@/server/settings'
import type { FileStore } from './file-store'
import { diskStore } from './file-store-disk'

const buckets = new Map<string, Promise<FileStore>>()

/** The store from the settings. The S3 client is loaded only when a bucket is configured. */
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
