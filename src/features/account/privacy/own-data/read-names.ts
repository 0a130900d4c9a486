import type { CollectionSlug, Payload } from 'payload'
import type { Row } from './section'

/** The fields with the name of a document, in the order in which they are tried. */
const nameFields = ['name', 'title', 'no', 'code', 'email', 'period']
const batch = 200

/** Collects references while a file is written for the first time, then reads their names for the second. */
export class ReferencedNames {
  private readonly wanted = new Map<string, Set<string>>()
  private readonly names = new Map<string, unknown>()

  readonly nameOf = (collection: string, id: string): unknown => {
    const ids = this.wanted.get(collection) ?? new Set()
    this.wanted.set(collection, ids.add(id))
    return this.names.get(`${collection} ${id}`) ?? null
  }

  /** Reads the names of all references that were collected. */
  async read({ db, collections }: Payload): Promise<void> {
    for (const [collection, wanted] of this.wanted) {
      const ids = [...wanted]
      const named = collections[collection as CollectionSlug]?.config.flattenedFields ?? []
      const field = nameFields.find((name) => named.some((each) => each.name === name))
      for (let at = 0; field && at < ids.length; at += batch) {
        const where = { id: { in: ids.slice(at, at + batch) } }
        const slug = collection as CollectionSlug
        const { docs } = await db.find<Row>({ collection: slug, where, locale: 'all', pagination: false, limit: 0 })
        for (const row of docs) this.names.set(`${collection} ${row.id}`, row[field])
      }
    }
  }
}
