import type { Answer } from './answer'
import { TaggedCache } from './tagged-cache'

type Caches = { values: TaggedCache<object>; answers: TaggedCache<Answer> }

const megabytes = 1024 * 1024

/**
 * The process's caches. They hang on globalThis because the front door and Next's bundles are separate module graphs in
 * one process: `values` holds what was read from the database, `answers` ready bytes of v1.
 */
const holder = globalThis as typeof globalThis & { refectoryCaches?: Caches }
export const caches: Caches = (holder.refectoryCaches ??= {
  values: new TaggedCache<object>({ maxBytes: 48 * megabytes, bytesOf: roughBytes }),
  answers: new TaggedCache<Answer>({ maxBytes: 64 * megabytes, bytesOf: (answer) => answer.bytes }),
})

/** Drops all that was made from a site's data. `pending` says whether the change still waits for its commit. */
export function expireTag(tag: string, pending?: () => boolean): void {
  caches.values.expire(tag, pending)
  caches.answers.expire(tag, pending)
}

function roughBytes(value: object): number {
  return JSON.stringify(value).length * 2
}
