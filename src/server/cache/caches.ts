import type { EncodedResponse } from '@/server/http/encoded-response'
import { singletons } from '@/server/process-singletons'
import { TaggedCache, type BuildResult } from './tagged-cache'

/** What a request address resolves to: the key of its response, and how to build that. Many addresses share one key. */
export type ResolvedAddress = { key: string; build: () => Promise<BuildResult<EncodedResponse>> }

/**
 * `values`: what was read from the database. `indexes`: those of the search. `addresses`: what the raw addresses of v1 and
 * feeds resolve to. `responses`: their responses as bytes.
 */
export type Caches = {
  values: TaggedCache<object>
  indexes: TaggedCache<object>
  addresses: TaggedCache<ResolvedAddress>
  responses: TaggedCache<EncodedResponse>
}

const megabytes = 1024 * 1024

/** The size of a route besides its texts: two closures and what they refer to. 16 MB hold about 20,000 addresses. */
const routeBytes = 600

/** The caches of this process. */
export const caches: Caches = (singletons.caches ??= {
  values: new TaggedCache<object>({ maxBytes: 48 * megabytes, bytesOf: estimateBytes }),
  // The indexes of a site with 5,000 dishes and 500 articles take about 38 MB; many menus must not evict them.
  indexes: new TaggedCache<object>({ maxBytes: 96 * megabytes, bytesOf: estimateBytes }),
  addresses: new TaggedCache<ResolvedAddress>({
    maxBytes: 16 * megabytes,
    bytesOf: ({ key }, address) => routeBytes + key.length + address.length,
  }),
  responses: new TaggedCache<EncodedResponse>({ maxBytes: 64 * megabytes, bytesOf: (answer) => answer.bytes }),
})

/** Removes everything with a tag from all caches. `pending` returns true until the change that caused it is committed. */
export function expireTag(tag: string, pending?: () => boolean): void {
  caches.values.expire(tag, pending)
  caches.indexes.expire(tag, pending)
  caches.addresses.expire(tag, pending)
  caches.responses.expire(tag, pending)
}

function estimateBytes(value: object): number {
  return JSON.stringify(value).length * 2
}
