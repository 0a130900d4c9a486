import type { Answer } from './answer'
import { TaggedCache, type Built } from './tagged-cache'

/** What an address means: the key of its answer, and how to build that. Many addresses share one key. */
export type Route = { key: string; build: () => Promise<Built<Answer>> }

type Caches = { values: TaggedCache<object>; addresses: TaggedCache<Route>; answers: TaggedCache<Answer> }

const megabytes = 1024 * 1024

/** What a route weighs besides its texts: two closures and what they hold. With 16 MB some 20,000 addresses are kept. */
const routeBytes = 600

/**
 * The process's caches. They hang on globalThis because the front door and Next's bundles are separate module graphs in
 * one process: `values` holds what was read from the database, `answers` ready bytes of v1, `addresses` which of them a
 * raw address asks for.
 */
const holder = globalThis as typeof globalThis & { refectoryCaches?: Caches }
export const caches: Caches = (holder.refectoryCaches ??= {
  values: new TaggedCache<object>({ maxBytes: 48 * megabytes, bytesOf: roughBytes }),
  addresses: new TaggedCache<Route>({
    maxBytes: 16 * megabytes,
    bytesOf: ({ key }, address) => routeBytes + key.length + address.length,
  }),
  answers: new TaggedCache<Answer>({ maxBytes: 64 * megabytes, bytesOf: (answer) => answer.bytes }),
})

/** Drops all that was made from a site's data. `pending` says whether the change still waits for its commit. */
export function expireTag(tag: string, pending?: () => boolean): void {
  caches.values.expire(tag, pending)
  caches.addresses.expire(tag, pending)
  caches.answers.expire(tag, pending)
}

function roughBytes(value: object): number {
  return JSON.stringify(value).length * 2
}
