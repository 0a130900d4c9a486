import { LRUCache } from 'lru-cache'
import { clock } from '@/server/clock'
import { withWholeReads } from '@/server/database/partial-reads'
import { recordRead, runUnrecorded } from './recording'

type Entry<Value> = { value: Value; tags: string[]; freshUntil: number; bytes?: number }
type Options<Value> = {
  maxBytes: number
  bytesOf: (value: Value, key: string) => number
  /** False: builds decide themselves whether they read a whole or parts. */
  whole?: boolean
}

/**
 * What a build returns. `freshUntil`, in milliseconds: without it the value is valid until one of its tags expires; a value
 * that is already out of date is returned but not stored. `bytes` is the size of the value, for builders that know it
 * without measuring.
 */
export type BuildResult<Value> = { value: Value; tags: string[]; freshUntil?: number; bytes?: number }

/** `expired`: the tags that expired since the build began. `uncommitted`: the tags that were pending when it began. */
type Build<Value> = { result: Promise<BuildResult<Value>>; expired: Set<string>; uncommitted: string[] }

/**
 * A cache of values that are built from documents, limited in bytes; the least recently used value is evicted first.
 *
 * - Concurrent readers of a key share one build. When it fails, all of them get the error and nothing is stored.
 * - A build reads everything or fails: what is stored is never partial (partial-reads.ts).
 * - Whoever reads a value records its tags and its end (recording.ts).
 * - `expire(tag)` removes every value with that tag. Tags of a build are known only at its end. Then a build that began
 *   before the expiry and carries the tag is not stored; it still answers readers who came before the expiry, and readers
 *   who came after it build again. Builds with other tags are not affected.
 * - While `pending()` of an expiry returns true (its transaction is not committed), no value with that tag is stored, nor
 *   one whose build began in that time: it may have read what the commit replaces.
 */
export class TaggedCache<Value> {
  readonly #entries: LRUCache<string, Entry<Value>>
  readonly #keysByTag = new Map<string, Set<string>>()
  readonly #builds = new Map<string, Build<Value>>()
  #pending: { tag: string; isPending: () => boolean }[] = []

  readonly #run: <Result>(build: () => Result) => Result

  constructor({ maxBytes, bytesOf, whole = true }: Options<Value>) {
    this.#run = whole ? (build) => withWholeReads(() => runUnrecorded(build)) : runUnrecorded
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ value, bytes }, key) => Math.max(1, Math.ceil(bytes ?? bytesOf(value, key))),
      dispose: (entry, key) => entry.tags.forEach((tag) => this.#keysByTag.get(tag)?.delete(key)),
    })
  }

  /** The stored value; undefined when there is none, or its time has ended by `now`, in milliseconds. No tag of it has expired. */
  peek(key: string, now = clock.milliseconds()): Value | undefined {
    return this.#peek(key, now)?.value
  }

  #peek(key: string, now: number): Entry<Value> | undefined {
    const entry = this.#entries.get(key)
    return entry && entry.freshUntil > now ? entry : undefined // a build replaces the other
  }

  /** The stored value, else the result of the build in flight, else of a new build. */
  async getOrBuild(key: string, build: () => Promise<BuildResult<Value>>): Promise<Value> {
    const { value, tags, freshUntil } = await this.#read(key, build)
    recordRead(tags, freshUntil)
    return value
  }

  async #read(key: string, build: () => Promise<BuildResult<Value>>): Promise<BuildResult<Value>> {
    const stored = this.#peek(key, clock.milliseconds())
    if (stored !== undefined) return stored
    const inFlight = this.#builds.get(key)
    if (!inFlight) return this.#start(key, build)
    const pending = this.#pendingTags()
    const committed = inFlight.uncommitted.filter((tag) => !pending.includes(tag))
    const outdated = [...inFlight.expired, ...committed] // as this reader comes: later expiries do not matter to it
    const result = await inFlight.result
    return result.tags.some((tag) => outdated.includes(tag)) ? this.#read(key, build) : result
  }

  /** Removes every value with a tag. `pending` returns true until the change that caused it is committed. */
  expire(tag: string, pending: () => boolean = () => false): void {
    for (const { expired } of this.#builds.values()) expired.add(tag)
    if (pending()) this.#pending.push({ tag, isPending: pending })
    for (const key of this.#keysByTag.get(tag) ?? []) this.#entries.delete(key)
  }

  clear(): void {
    this.#builds.clear()
    this.#entries.clear()
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#entries.calculatedSize ?? 0 }
  }

  async #start(key: string, build: () => Promise<BuildResult<Value>>): Promise<BuildResult<Value>> {
    const inFlight: Build<Value> = {
      result: this.#run(build),
      expired: new Set(),
      uncommitted: this.#pendingTags(),
    }
    this.#builds.set(key, inFlight)
    try {
      const result = await inFlight.result
      const { value, tags, freshUntil = Infinity, bytes } = result
      const outdated = [...inFlight.expired, ...inFlight.uncommitted, ...this.#pendingTags()]
      const isCleared = this.#builds.get(key) !== inFlight
      if (!isCleared && !tags.some((tag) => outdated.includes(tag)))
        this.#store(key, { value, tags, freshUntil, bytes })
      return result
    } finally {
      if (this.#builds.get(key) === inFlight) this.#builds.delete(key)
    }
  }

  #store(key: string, entry: Entry<Value>) {
    if (entry.freshUntil <= clock.milliseconds()) return
    this.#entries.set(key, entry)
    if (!this.#entries.has(key)) return
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set()
      this.#keysByTag.set(tag, keys.add(key))
    }
  }

  #pendingTags(): string[] {
    if (this.#pending.length > 0) this.#pending = this.#pending.filter(({ isPending }) => isPending())
    return this.#pending.map(({ tag }) => tag)
  }
}
