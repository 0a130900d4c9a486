import { transform } from '@payloadcms/db-mongodb/internal'
import type { Payload, Where } from 'payload'
import { isHexId } from '@/domain/hex-id'
import { getMongoAdapter } from '@/server/database/database-adapters'
import type { Stored } from '@/server/database/walk-fields'
import { numberToHexId, hexIdToNumber } from './hex-ids'
import { explainSnapshotError, type Snapshot } from './mongo-snapshot'
import type { Store } from './stores'
import { unfinishedKey } from './unfinished-restore'

const megabyte = 1024 * 1024
type Page = { documents: Stored[]; after: string | null }

/** The next documents by id, with all languages as stored. `after` in the result is null when there are no more. */
async function readPage(
  payload: Payload,
  store: Store,
  after: string | null,
  limit: number,
  snapshot: Snapshot = null,
): Promise<Page> {
  const documents = await (getMongoAdapter(payload) ? readMongo : readColumns)(payload, store, after, limit, snapshot)
  for (const document of documents) {
    if (typeof document.id === 'number') document.id = numberToHexId(document.id)
    if (!isHexId(document.id))
      throw new Error(`${store.name} holds the id ${String(document.id)}, which is not 24 hexadecimal digits.`)
  }
  return { documents, after: documents.length === limit ? String(documents.at(-1)?.id) : null }
}

async function readColumns(payload: Payload, store: Store, after: string | null, limit: number): Promise<Stored[]> {
  const and: Where[] = store.slug === 'payload-kv' ? [{ key: { not_equals: unfinishedKey } }] : []
  if (after) and.push({ id: { greater_than: store.numbered ? hexIdToNumber(after) : after } })
  const query = { collection: store.slug, where: { and }, sort: 'id', limit, pagination: false }
  const { docs }: { docs: Stored[] } =
    store.kind === 'versions' ? await payload.db.findVersions<Stored>(query) : await payload.db.find<Stored>(query)
  return docs
}

/** Reads without Payload, which would also sort by creation time, for which MongoDB has no index. */
async function readMongo(
  payload: Payload,
  store: Store,
  after: string | null,
  limit: number,
  snapshot: Snapshot,
): Promise<Stored[]> {
  const adapter = getMongoAdapter(payload)
  const model = store.kind === 'versions' ? adapter?.versions[store.slug] : adapter?.collections[store.slug]
  if (!adapter || !model) throw new Error(`This database has no collection for ${store.name}.`)
  const where = {
    ...(store.slug === 'payload-kv' ? { key: { $ne: unfinishedKey } } : {}),
    ...(after ? { _id: { $gt: after } } : {}),
  }
  const documents = await model.find(where).session(snapshot).sort({ _id: 1 }).limit(limit).lean<Stored[]>()
  transform({ adapter, data: documents, fields: store.fields, operation: 'read' })
  return documents
}

/** Reads a whole store in pages of up to 100 documents; large documents make pages of about 4 MB. */
export async function* readPages(payload: Payload, store: Store, snapshot: Snapshot = null): AsyncGenerator<Stored[]> {
  let limit = 100
  for (let after: string | null = null, more = true; more;) {
    const page: Page = await readPage(payload, store, after, limit, snapshot).catch((error: unknown) => {
      throw explainSnapshotError(error)
    })
    if (page.documents.length > 0) {
      yield page.documents
      const bytes = JSON.stringify(page.documents).length / page.documents.length
      limit = Math.max(1, Math.min(100, Math.floor((4 * megabyte) / bytes)))
    }
    after = page.after
    more = after !== null
  }
}

/** Whether a store has no documents. */
export const isStoreEmpty = async (payload: Payload, store: Store) =>
  (await readPage(payload, store, null, 2)).documents.length === 0
