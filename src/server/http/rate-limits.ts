import { LRUCache } from 'lru-cache'
import { takeToken, msUntilToken, type RateLimit } from '@/domain/http/rate-limit'
import { singletons } from '@/server/process-singletons'

/** How many networks are tracked, in about 10 MB. The one seen longest ago is dropped, and starts with a full bucket again. */
const maxNetworks = 50_000

/** A token bucket for each network, or for each account in a network. */
export class NetworkLimit {
  readonly #limit: RateLimit | null
  readonly #buckets = new LRUCache<string, { fullAt: number }>({ max: maxNetworks })

  /** Null: no limit. */
  constructor(limit: RateLimit | null) {
    this.#limit = limit
  }

  /** Takes a token and returns 0, or returns how long the network has to wait for one, in milliseconds. */
  take(network: string, now = performance.now()): number {
    const limit = this.#limit
    if (limit === null) return 0
    const bucket = this.#buckets.get(network)
    if (bucket === undefined) {
      this.#buckets.set(network, { fullAt: takeToken(now, now, limit) })
      return 0
    }
    const wait = msUntilToken(bucket.fullAt, now, limit)
    if (wait === 0) bucket.fullAt = takeToken(bucket.fullAt, now, limit)
    return wait
  }

  /** How long a network has to wait for a token, in milliseconds, without taking one. */
  wait(network: string, now = performance.now()): number {
    const bucket = this.#limit && this.#buckets.get(network)
    return bucket && this.#limit ? msUntilToken(bucket.fullAt, now, this.#limit) : 0
  }

  /** Fills a network's bucket. */
  reset(network: string): void {
    this.#buckets.delete(network)
  }

  /** Fills the buckets of all networks that match. */
  resetWhere(matches: (network: string) => boolean): void {
    for (const network of [...this.#buckets.keys()]) if (matches(network)) this.#buckets.delete(network)
  }

  get size(): number {
    return this.#buckets.size
  }
}

/** `reads`: every request to v1 or for a feed. `votes`, `forms` (signing in included): those count a second time here. */
export type LimitName = 'reads' | 'votes' | 'forms'
type RateLimits = Record<LimitName, NetworkLimit>

declare module '@/server/process-singletons' {
  interface ProcessSingletons {
    /** Set by `server.ts`, used by Next, too. */
    rateLimits: RateLimits
  }
}

/** Sets the limits of this process. Before that there are none. */
export function setRateLimits({ reads, votes, forms }: Record<LimitName, RateLimit | null>): void {
  singletons.rateLimits = {
    reads: new NetworkLimit(reads),
    votes: new NetworkLimit(votes),
    forms: new NetworkLimit(forms),
  }
}

/** Takes a token from a network's bucket and returns 0, or returns how long it has to wait for one, in milliseconds. */
export const takeRateLimitToken = (name: LimitName, network: string): number =>
  singletons.rateLimits?.[name].take(network) ?? 0
