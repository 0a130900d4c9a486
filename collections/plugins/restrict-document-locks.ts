import type { Access, CollectionBeforeChangeHook, CollectionSlug, SanitizedConfig } from 'payload'
import { fieldsOf, idOf, textOf } from '@/server/database/stored-values'
import { findPermittedIds } from '@collections/access/find-permitted-ids'

const denyAll: Access = () => false

/** Limits locks to those on documents that the staff member may read, or update. */
const locksOnPermittedDocuments =
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
    const permitted = new Set<string>()
    for (const slug of new Set(locks.map((lock) => lock.slug))) {
      const ids = locks.filter((lock) => lock.slug === slug).map(({ document }) => document)
      for (const id of await findPermittedIds(req, operation, slug, ids)) permitted.add(`${slug}/${id}`)
    }
    return { id: { in: locks.filter((lock) => permitted.has(`${lock.slug}/${lock.document}`)).map(({ id }) => id) } }
  }

/** Taking over a lock sets its holder to the requesting person and leaves its document unchanged. */
const assignToRequester: CollectionBeforeChangeHook = ({ data, originalDoc, req }) =>
  req.payloadAPI === 'REST' && req.user
    ? { ...data, document: originalDoc?.document, user: { relationTo: req.user.collection, value: req.user.id } }
    : data

/**
 * Makes the rights on document locks follow the rights on the documents. Payload lets every signed-in person list, create,
 * change and remove all locks. Nobody creates one through the API; the studio does so with `form-state.ts`.
 *
 * Not a plug-in: Payload adds the lock collection in `sanitizeConfig`, after all plug-ins have run, and offers no option to
 * change it. Apply this to the result of `buildConfig`.
 */
export function restrictDocumentLocks(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === 'payload-locked-documents')
  if (!locks) return config
  const [read, update] = [locksOnPermittedDocuments('read'), locksOnPermittedDocuments('update')]
  Object.assign(locks.access, { read, update, delete: update, create: denyAll })
  locks.hooks.beforeChange.push(assignToRequester)
  return config
}
