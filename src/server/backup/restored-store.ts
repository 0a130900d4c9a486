import type { Payload } from 'payload'
import { getSqliteAdapter } from '@/server/database/database-adapters'
import type { Stored } from '@/server/database/walk-fields'
import { convertForSqlite } from './references'
import { StoreSum } from './store-sum'
import { getStore } from './stores'
import { writeDocuments } from './write-store'

/** A store that is written from a backup. `sum` is what was written so far; `lost`: removed references to deleted documents. */
export class RestoredStore {
  readonly sum: StoreSum
  lost = 0
  #convert: ((document: Stored) => Stored) | null

  /**
   * `ids` are all documents of a backup of MongoDB by collection: SQLite gets them without references to others. Null for a
   * backup of SQLite. Throws when this version has no such store.
   */
  constructor(
    readonly payload: Payload,
    name: string,
    ids: Map<string, Set<string>> | null,
  ) {
    const store = getStore(payload, name)
    this.sum = new StoreSum(store)
    this.#convert =
      ids && getSqliteAdapter(payload) ? convertForSqlite(payload, store, ids, () => (this.lost += 1)) : null
  }

  async write(documents: Stored[]): Promise<void> {
    const ready = this.#convert ? documents.map(this.#convert) : documents
    this.sum.add(ready)
    await writeDocuments(this.payload, this.sum.store, ready)
  }
}
