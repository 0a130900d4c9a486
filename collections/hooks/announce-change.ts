import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig, PayloadRequest } from 'payload'
import { everySiteId } from '@/server/cache/cache-tags'
import { publishChange } from '@/server/cache/revisions'
import { idOf } from '@/server/database/stored-values'

type ChangeHooks = Pick<NonNullable<CollectionConfig['hooks']>, 'afterChange' | 'afterDelete'>

/** Bulk writers pass `context: { quiet: true }` and announce once at their end. */
async function announceAll(req: PayloadRequest, keys: (string | null)[]) {
  if (req.context.quiet) return
  for (const key of new Set(keys)) if (key) await publishChange(req.payload, key, req)
}

/**
 * Whether only the studio sees a save: a new draft, or a draft beside the public document. Without the parameter `draft`, a
 * save with the status of a draft unpublishes. Programs that save drafts say so in `context`.
 */
const isUnseen = (doc: Record<string, unknown>, operation: 'create' | 'update', req: PayloadRequest) =>
  doc._status === 'draft' &&
  (operation === 'create' ||
    req.context.isDraft === true ||
    (req.payloadAPI === 'REST' && String(req.query.draft) === 'true'))

/** Creates new hook arrays for each collection, because plug-ins add hooks to them. */
const announceKeys = (keysOf: (doc: Record<string, unknown>) => (string | null)[]) => (): ChangeHooks => {
  const afterChange: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
    if (!isUnseen(doc as Record<string, unknown>, operation, req))
      await announceAll(req, [...keysOf(doc), ...keysOf(previousDoc ?? {})])
  }
  const afterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
    await announceAll(req, keysOf(doc))
  }
  return { afterChange: [afterChange], afterDelete: [afterDelete] }
}

/** Expires the cached data of the document's site, and of its previous site. */
export const announceSiteDocument = announceKeys((doc) => [idOf(doc.site)])
/** For the collection of sites: expires the site and the list of sites. */
export const announceSite = announceKeys((doc) => [idOf(doc.id), everySiteId])
/** For data that all sites share: expires every site. */
export const announceEverywhere = announceKeys(() => [everySiteId])
