import { LRUCache } from 'lru-cache'
import { takeToken, waitForToken, type RateLimit } from '@/domain/rate-limit'

/** Networks whose buckets are remembered: some 10 MB. Who has not been here for longest is forgotten, and has a full one. */
const networks = 50_000

/** One bucket for each network. */
export class NetworkLimit {
  readonly #limit: RateLimit | null
  readonly #buckets = new LRUCache<string, { fullAt: number }>({ max: networks })

  /** Null is no limit. */
  constructor(limit: RateLimit | null) {
    this.#limit = limit
  }

  /** Takes a token if there is one and answers 0; else takes none and answers how long to wait, in milliseconds. */
  take(network: string, now = performance.now()): number {
    const limit = this.#limit
    if (limit === null) return 0
    const bucket = this.#buckets.get(network)
    if (bucket === undefined) {
      this.#buckets.set(network, { fullAt: takeToken(now, now, limit) })
      return 0
    }
    const wait = waitForToken(bucket.fullAt, now, limit)
    if (wait === 0) bucket.fullAt = takeToken(bucket.fullAt, now, limit)
    return wait
  }

  get size(): number {
    return this.#buckets.size
  }
}

/** What is limited: all that v1 is asked, and, of that, votes and forms, signing in among them. */
export type LimitName = 'reads' | 'votes' | 'forms'
type Limits = Record<LimitName, NetworkLimit>

/** On globalThis: the front door and Next's bundles are separate module graphs in one process. */
const holder = globalThis as typeof globalThis & { refectoryLimits?: Limits }

/** Sets the limits for this process. Until then there are none. */
export function openLimits({ reads, votes, forms }: Record<LimitName, RateLimit | null>): void {
  holder.refectoryLimits = {
    reads: new NetworkLimit(reads),
    votes: new NetworkLimit(votes),
    forms: new NetworkLimit(forms),
  }
}

/** How long a network has to wait with what it asks for, in milliseconds; 0 when it may go on. */
export const waitOf = (name: LimitName, network: string): number => holder.refectoryLimits?.[name].take(network) ?? 0
