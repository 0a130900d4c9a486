import type { CollectionSlug, Payload } from 'payload'
import { fieldsOf } from './stored'

/** Collections that had documents before they had drafts. */
const adopted = ['sections'] as const satisfies CollectionSlug[]

/**
 * Publishes the documents from before their collection had drafts and writes their first version, without which the
 * studio's lists would not show them. Every document that was saved since has a version: so it runs at each start and
 * finds nothing the second time. Gives their number.
 */
export async function adoptRows(payload: Payload): Promise<number> {
  let count = 0
  for (const collection of adopted) {
    const all = { pagination: false, limit: 0 } as const
    const rows = await payload.db.find<{ id: string }>({ collection, ...all, select: { slug: true } })
    const versions = await payload.db.findVersions({ collection, ...all, select: { parent: true } })
    const known = new Set(versions.docs.map(({ parent }) => String(parent)))
    for (const { id } of rows.docs.filter((row) => !known.has(String(row.id)))) {
      const row = fieldsOf(await payload.db.updateOne({ collection, id, data: { _status: 'published' } }))
      const dates = { createdAt: String(row.createdAt), updatedAt: String(row.updatedAt) }
      const version = { collectionSlug: collection, parent: id, versionData: row, autosave: false }
      await payload.db.createVersion({ ...version, ...dates, returning: false })
      count += 1
    }
  }
  return count
}
