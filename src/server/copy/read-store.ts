import type { Payload, Where } from 'payload'
import { hexOfNumber, isHexId, numberOfHex } from './ids'
import { embeddedOf } from './engines'
import { unfinishedKey } from './unfinished'
import type { Store } from './stores'
import type { Stored } from './walk-fields'

const megabyte = 1024 * 1024
type Page = { documents: Stored[]; after: string | null }

/** The ids on the way are hexadecimal on both sides; see `ids.ts`. */
const idToAsk = (payload: Payload, store: Store, id: string) =>
  store.numbered && embeddedOf(payload) ? numberOfHex(id) : id

/** The next documents in the order of their ids, with all languages as they are stored; `after` null: there are no more. */
async function readPage(payload: Payload, store: Store, after: string | null, limit: number): Promise<Page> {
  const and: Where[] = store.slug === 'payload-kv' ? [{ key: { not_equals: unfinishedKey } }] : []
  if (after) and.push({ id: { greater_than: idToAsk(payload, store, after) } })
  const asked = { collection: store.slug, where: { and }, sort: 'id', limit, pagination: false }
  const { docs }: { docs: Stored[] } =
    store.kind === 'versions' ? await payload.db.findVersions<Stored>(asked) : await payload.db.find<Stored>(asked)
  for (const doc of docs) {
    if (typeof doc.id === 'number') doc.id = hexOfNumber(doc.id)
    if (!isHexId(doc.id))
      throw new Error(`${store.name} holds the id ${String(doc.id)}, which is not 24 hexadecimal digits.`)
  }
  const last = docs.length === limit ? String(docs.at(-1)?.id) : null
  return { documents: docs, after: last }
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
