import type { Payload } from 'payload'
import { canonicalText } from './canonical'
import { Digest } from './digest'
import { mongoOf } from './engines'
import { filesOf } from './files-of'
import { readPages } from './read-store'
import { allIds, settleForColumns } from './references'
import { storesOf, type Store } from './stores'
import type { Stored } from './walk-fields'

/** `lost`: references left out because what they led to is gone; `files`: what the documents name. */
export type Portion = { documents: Stored[]; files: string[] }
export type Sum = { count: number; digest: string; lost: number }

/**
 * Reads a deployment store by store. From MongoDB `forColumns` gives the documents as the embedded database holds them;
 * otherwise they come exactly as they are.
 */
export class Source {
  #ids = new Map<string, Set<string>>()
  #sum = new Digest()
  #lost = 0

  constructor(
    readonly payload: Payload,
    readonly forColumns: boolean,
  ) {}

  /** Begins a reading of everything: what references can lead to is looked up anew. */
  async begin(): Promise<void> {
    if (this.forColumns && mongoOf(this.payload))
      this.#ids = await allIds(this.payload, [...new Set(storesOf(this.payload).map(({ slug }) => slug))])
  }

  async *portions(store: Store): AsyncGenerator<Portion> {
    this.#sum = new Digest()
    this.#lost = 0
    const settle =
      this.forColumns && mongoOf(this.payload)
        ? settleForColumns(this.payload, store, this.#ids, () => (this.#lost += 1))
        : (document: Stored) => document
    for await (const page of readPages(this.payload, store)) {
      const documents = page.map(settle)
      for (const document of documents) this.#sum.add(canonicalText(store, document))
      yield { documents, files: documents.flatMap((document) => filesOf(this.payload, store, document)) }
    }
  }

  /** What the store last read came to. */
  get sum(): Sum {
    return { count: this.#sum.count, digest: this.#sum.value, lost: this.#lost }
  }

  /** Reads a store and keeps nothing of it. */
  async sumOf(store: Store): Promise<Sum> {
    for await (const _ of this.portions(store)) continue
    return this.sum
  }
}
