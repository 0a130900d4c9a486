import type { EncodedResponse } from '@/server/http/encoded-response'
import { singletons } from '@/server/process-singletons'
import { TaggedCache } from './tagged-cache'

/**
 * `values`: what was read from the database. `indexes`: those of the search. `responses`: pages and answers of v1 and feeds, by
 * what they are built from.
 */
export type Caches = {
  values: TaggedCache<object>
  indexes: TaggedCache<object>
  responses: TaggedCache<EncodedResponse>
}

const megabytes = 1024 * 1024

declare module '@/server/process-singletons' {
  interface ProcessSingletons {
    /** Written and read by both `server.ts` and Next. */
    caches: Caches
  }
}

/** The caches of this process. */
export const caches: Caches = (singletons.caches ??= {
  values: new TaggedCache<object>({ maxBytes: 48 * megabytes, bytesOf: estimateBytes }),
  // The indexes of a site with 5,000 dishes and 500 articles take about 38 MB; many menus must not evict them.
  indexes: new TaggedCache<object>({ maxBytes: 96 * megabytes, bytesOf: estimateBytes }),
  responses: new TaggedCache<EncodedResponse>({
    maxBytes: 32 * megabytes,
    bytesOf: ({ bytes }, key) => bytes + key.length,
    whole: false, // a page leaves out what it cannot read; then it is not stored
  }),
})

/** Removes everything with a tag from all caches. `pending` returns true until the change that caused it is committed. */
export function expireTag(tag: string, pending?: () => boolean): void {
  caches.values.expire(tag, pending)
  caches.indexes.expire(tag, pending)
  caches.responses.expire(tag, pending)
}

function estimateBytes(value: object): number {
  return JSON.stringify(value).length * 2
}
