import type { Payload } from 'payload'
import { canonicalText } from './canonical-text'
import { getSqliteAdapter } from '@/server/database/database-adapters'
import type { StoreChecksum } from './deployment-reader'
import { Digest } from './digest'
import { convertForSqlite } from './references'
import type { Store } from './stores'
import type { Stored } from '@/server/database/walk-fields'
import { writeDocuments } from './write-store'

/** Writes the documents of a backup store by store, and adds up what it has written. */
export class DeploymentWriter {
  #ids = new Map<string, Set<string>>()
  #store = ''
  #sum = new Digest()
  #lost = 0

  constructor(readonly payload: Payload) {}

  /** Names documents that the backup contains. A backup of MongoDB names all of them before it is written to SQLite. */
  learnIds(slug: string, ids: string[]): void {
    const known = this.#ids.get(slug) ?? new Set()
    for (const id of ids) known.add(id)
    this.#ids.set(slug, known)
  }

  /**
   * Writes the next documents of a store, and returns the checksum of all that were written to it. SQLite gets them without
   * references to documents that no longer exist, if ids were learned.
   */
  async write(store: Store, documents: Stored[]): Promise<StoreChecksum> {
    if (this.#store !== store.name) {
      this.#store = store.name
      this.#sum = new Digest()
      this.#lost = 0
    }
    const converts = this.#ids.size > 0 && getSqliteAdapter(this.payload)
    const settle = converts
      ? convertForSqlite(this.payload, store, this.#ids, () => (this.#lost += 1))
      : (document: Stored) => document
    const ready = documents.map(settle)
    for (const document of ready) this.#sum.add(canonicalText(store, document))
    await writeDocuments(this.payload, store, ready)
    return { count: this.#sum.count, digest: this.#sum.value, lost: this.#lost }
  }
}
