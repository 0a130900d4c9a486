import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import type { Stored } from '@/server/database/walk-fields'
import { canonicalText } from './canonical-text'
import type { Snapshot } from './mongo-snapshot'
import { readPages } from './read-store'
import type { Store } from './stores'

/** The number of documents of a store, and a checksum of their content in the order of their ids, equal on both databases. */
export class StoreSum {
  count = 0
  #hash = createHash('sha256')

  constructor(readonly store: Store) {}

  add(documents: Stored[]): void {
    this.count += documents.length
    for (const document of documents) this.#hash.update(`${canonicalText(this.store, document)}\n`)
  }

  get digest(): string {
    return this.#hash.copy().digest('hex')
  }
}

/** Reads a whole store for its sum. */
export async function sumStore(payload: Payload, store: Store, snapshot: Snapshot = null): Promise<StoreSum> {
  const sum = new StoreSum(store)
  for await (const documents of readPages(payload, store, snapshot)) sum.add(documents)
  return sum
}
