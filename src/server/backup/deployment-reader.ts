import type { Payload } from 'payload'
import { canonicalText } from './canonical-text'
import { Digest } from './digest'
import { getMongoAdapter } from '@/server/database/database-adapters'
import { listDocumentFiles } from './document-files'
import { explainSnapshotError, openSnapshot } from './mongo-snapshot'
import { readPages, type Snapshot } from './read-store'
import { readAllIds, convertForSqlite } from './references'
import { listStores, type Store } from './stores'
import type { Stored } from '@/server/database/walk-fields'

/** Documents of a store, with the files that they refer to. */
export type Batch = { documents: Stored[]; files: string[] }
/** The number and checksum of the documents of a store; `lost`: removed references to deleted documents. */
export type StoreChecksum = { count: number; digest: string; lost: number }

/** Reads a deployment store by store. With `forColumns`, documents of MongoDB are converted to what SQLite would hold. */
export class DeploymentReader {
  #ids = new Map<string, Set<string>>()
  #sum = new Digest()
  #lost = 0
  #snapshot: Snapshot = null

  constructor(
    readonly payload: Payload,
    readonly forColumns: boolean,
  ) {}

  /** Starts reading from the beginning, and reads the ids to which references may lead. */
  async begin(): Promise<void> {
    if (this.forColumns && getMongoAdapter(this.payload))
      this.#ids = await readAllIds(this.payload, [...new Set(listStores(this.payload).map(({ slug }) => slug))])
  }

  /** Reads everything as it is now from here on. False if the database cannot; it then reads what is newest. */
  async freeze(): Promise<boolean> {
    this.#snapshot = await openSnapshot(this.payload)
    return this.#snapshot !== null
  }

  async *portions(store: Store): AsyncGenerator<Batch> {
    this.#sum = new Digest()
    this.#lost = 0
    const settle =
      this.forColumns && getMongoAdapter(this.payload)
        ? convertForSqlite(this.payload, store, this.#ids, () => (this.#lost += 1))
        : (document: Stored) => document
    const pages = readPages(this.payload, store, this.#snapshot)
    for (let next = await this.#next(pages); !next.done; next = await this.#next(pages)) {
      const documents = next.value.map(settle)
      for (const document of documents) this.#sum.add(canonicalText(store, document))
      yield { documents, files: documents.flatMap((document) => listDocumentFiles(this.payload, store, document)) }
    }
  }

  #next(pages: AsyncGenerator<Stored[]>) {
    return pages.next().catch((error: unknown) => {
      throw explainSnapshotError(error)
    })
  }

  /** The checksum of the store that was read last. */
  get sum(): StoreChecksum {
    return { count: this.#sum.count, digest: this.#sum.value, lost: this.#lost }
  }

  /** Reads a store for its checksum only. */
  async sumOf(store: Store): Promise<StoreChecksum> {
    for await (const _ of this.portions(store)) continue
    return this.sum
  }
}
