import { LRUCache } from 'lru-cache'
import { clock } from './clock'

type Entry<Value> = { value: Value; tags: string[]; freshUntil: number; bytes?: number }
type Options<Value> = { maxBytes: number; bytesOf: (value: Value, key: string) => number }

/**
 * `freshUntil` in milliseconds: without it the value holds until a tag expires; one that is already over is not kept.
 * `bytes` is the value's weight where the builder knows it more cheaply than by weighing.
 */
export type Built<Value> = { value: Value; tags: string[]; freshUntil?: number; bytes?: number }

/**
 * Values built once and kept until what they were built from changes, bounded in bytes, least recently used out first.
 *
 * - One build per key however many ask at once; a build that fails is told to all who wait, and is not kept.
 * - `expire(tag)` drops every value with that tag. A build that began before the drop answers those who asked before
 *   it, but is not kept, and a reader who comes after the drop waits for a new one.
 * - While `pending()` of an expiry is true (its transaction is not committed), nothing with that tag is kept, nor is
 *   what began to be built in that time, for it may have read what the commit replaces.
 */
export class TaggedCache<Value> {
  readonly #entries: LRUCache<string, Entry<Value>>
  readonly #keysOf = new Map<string, Set<string>>()
  readonly #building = new Map<string, Promise<Built<Value>>>()
  #pending: { tag: string; still: () => boolean }[] = []
  #drops = 0

  constructor({ maxBytes, bytesOf }: Options<Value>) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ value, bytes }, key) => Math.max(1, Math.ceil(bytes ?? bytesOf(value, key))),
      dispose: (entry, key) => entry.tags.forEach((tag) => this.#keysOf.get(tag)?.delete(key)),
    })
  }

  /** The kept value, or undefined when there is none or its time is over. `now` in milliseconds. */
  peek(key: string, now = clock.milliseconds()): Value | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    if (entry.freshUntil > now) return entry.value
    this.#entries.delete(key)
    return undefined
  }

  /** The kept value, else the one under way, else a new one. */
  async remember(key: string, build: () => Promise<Built<Value>>): Promise<Value> {
    const kept = this.peek(key)
    if (kept !== undefined) return kept
    const underWay = this.#building.get(key)
    if (underWay) return (await underWay).value
    const dropsBefore = this.#drops
    const pendingBefore = this.#pendingTags()
    const building = build()
    this.#building.set(key, building)
    try {
      const { value, tags, freshUntil = Infinity, bytes } = await building
      const uncommitted = [...pendingBefore, ...this.#pendingTags()]
      if (this.#drops === dropsBefore && !tags.some((tag) => uncommitted.includes(tag))) {
        this.#keep(key, { value, tags, freshUntil, bytes })
      }
      return value
    } finally {
      if (this.#building.get(key) === building) this.#building.delete(key)
    }
  }

  expire(tag: string, pending: () => boolean = () => false): void {
    this.#drops += 1
    this.#building.clear()
    if (pending()) this.#pending.push({ tag, still: pending })
    for (const key of this.#keysOf.get(tag) ?? []) this.#entries.delete(key)
  }

  clear(): void {
    this.#drops += 1
    this.#building.clear()
    this.#entries.clear()
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#entries.calculatedSize ?? 0 }
  }

  #keep(key: string, entry: Entry<Value>) {
    if (entry.freshUntil <= clock.milliseconds()) return
    this.#entries.set(key, entry)
    if (!this.#entries.has(key)) return
    for (const tag of entry.tags) {
      const keys = this.#keysOf.get(tag) ?? new Set()
      this.#keysOf.set(tag, keys.add(key))
    }
  }

  #pendingTags(): string[] {
    if (this.#pending.length > 0) this.#pending = this.#pending.filter(({ still }) => still())
    return this.#pending.map(({ tag }) => tag)
  }
}
