import { transform } from '@payloadcms/db-mongodb/internal'
import type { Payload, Where } from 'payload'
import { hexOfNumber, isHexId, numberOfHex } from './ids'
import { mongoOf } from './engines'
import { unfinishedKey } from './unfinished'
import type { Store } from './stores'
import type { Stored } from './walk-fields'

const megabyte = 1024 * 1024
type Page = { documents: Stored[]; after: string | null }

/** The next documents in the order of their ids, with all languages as they are stored; `after` null: there are no more. */
async function readPage(payload: Payload, store: Store, after: string | null, limit: number): Promise<Page> {
  const documents = await (mongoOf(payload) ? readMongo : readColumns)(payload, store, after, limit)
  for (const document of documents) {
    if (typeof document.id === 'number') document.id = hexOfNumber(document.id)
    if (!isHexId(document.id))
      throw new Error(`${store.name} holds the id ${String(document.id)}, which is not 24 hexadecimal digits.`)
  }
  return { documents, after: documents.length === limit ? String(documents.at(-1)?.id) : null }
}

async function readColumns(payload: Payload, store: Store, after: string | null, limit: number): Promise<Stored[]> {
  const and: Where[] = store.slug === 'payload-kv' ? [{ key: { not_equals: unfinishedKey } }] : []
  if (after) and.push({ id: { greater_than: store.numbered ? numberOfHex(after) : after } })
  const asked = { collection: store.slug, where: { and }, sort: 'id', limit, pagination: false }
  const { docs }: { docs: Stored[] } =
    store.kind === 'versions' ? await payload.db.findVersions<Stored>(asked) : await payload.db.find<Stored>(asked)
  return docs
}

/** Payload would sort by the time of creation too, and no index of MongoDB helps with that. */
async function readMongo(payload: Payload, store: Store, after: string | null, limit: number): Promise<Stored[]> {
  const adapter = mongoOf(payload)
  const model = store.kind === 'versions' ? adapter?.versions[store.slug] : adapter?.collections[store.slug]
  if (!adapter || !model) throw new Error(`${store.name} has no place in this database.`)
  const where = {
    ...(store.slug === 'payload-kv' ? { key: { $ne: unfinishedKey } } : {}),
    ...(after ? { _id: { $gt: after } } : {}),
  }
  const documents = await model.find(where).sort({ _id: 1 }).limit(limit).lean<Stored[]>()
  transform({ adapter, data: documents, fields: store.fields, operation: 'read' })
  return documents
}

/** Reads a store from end to end, a few megabytes at a time: 100 documents, fewer where they are large. */
export async function* readPages(payload: Payload, store: Store): AsyncGenerator<Stored[]> {
  let limit = 100
  for (let after: string | null = null, more = true; more;) {
    const page = await readPage(payload, store, after, limit)
    if (page.documents.length > 0) {
      yield page.documents
      const bytes = JSON.stringify(page.documents).length / page.documents.length
      limit = Math.max(1, Math.min(100, Math.floor((4 * megabyte) / bytes)))
    }
    after = page.after
    more = after !== null
  }
}

/** Whether nothing is stored there. */
export const isEmpty = async (payload: Payload, store: Store) =>
  (await readPage(payload, store, null, 2)).documents.length === 0
