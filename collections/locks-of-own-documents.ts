import type { Access, CollectionBeforeChangeHook, CollectionSlug, SanitizedConfig } from 'payload'
import { fieldsOf, idOf, textOf } from '@/server/stored'
import { withinReach } from './access/within-reach'

const nobody: Access = () => false

/** The locks on documents that a person may read, or change: who works on another campus is nobody else's business. */
const onDocumentsThatOneMay =
  (operation: 'read' | 'update'): Access =>
  async ({ req }) => {
    if (req.user?.collection !== 'staff') return false
    const { docs } = await req.payload.db.find<{ id: string; document?: unknown }>({
      collection: 'payload-locked-documents',
      pagination: false,
      limit: 0,
      req,
    })
    const locks = docs.map((lock) => {
      const { relationTo, value } = fieldsOf(lock.document)
      return { id: lock.id, slug: textOf(relationTo) as CollectionSlug, document: idOf(value) ?? '' }
    })
    const reached = new Set<string>()
    for (const slug of new Set(locks.map((lock) => lock.slug))) {
      const named = locks.filter((lock) => lock.slug === slug).map(({ document }) => document)
      for (const id of await withinReach(req, operation, slug, named)) reached.add(`${slug}/${id}`)
    }
    return { id: { in: locks.filter((lock) => reached.has(`${lock.slug}/${lock.document}`)).map(({ id }) => id) } }
  }

/** Taking a document over puts oneself in the place of whoever had it, on that document. */
const onlyOneself: CollectionBeforeChangeHook = ({ data, originalDoc, req }) =>
  req.payloadAPI === 'REST' && req.user
    ? { ...data, document: originalDoc?.document, user: { relationTo: req.user.collection, value: req.user.id } }
    : data

/**
 * Payload lets every signed-in person list, make, change and remove the locks on all documents. Here they follow the rights on
 * the documents; the studio makes them itself.
 */
export function locksOfOwnDocuments(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === 'payload-locked-documents')
  if (!locks) return config
  const [read, update] = [onDocumentsThatOneMay('read'), onDocumentsThatOneMay('update')]
  Object.assign(locks.access, { read, update, delete: update, create: nobody })
  locks.hooks.beforeChange.push(onlyOneself)
  return config
}
