import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig, PayloadRequest } from 'payload'
import { announce, everySite } from '@/server/revisions'

type Told = Pick<NonNullable<CollectionConfig['hooks']>, 'afterChange' | 'afterDelete'>

const idOf = (value: unknown): string | null =>
  typeof value === 'string'
    ? value
    : value && typeof value === 'object' && 'id' in value && typeof value.id === 'string'
      ? value.id
      : null

/** `context: { quiet: true }` is for bulk writers, who announce once at their end. */
async function tell(req: PayloadRequest, keys: (string | null)[]) {
  if (req.context.quiet) return
  for (const key of new Set(keys)) if (key) await announce(req.payload, key, req)
}

/** A new object for each collection: plug-ins add their own hooks to it. */
const told = (keysOf: (doc: Record<string, unknown>) => (string | null)[]) => (): Told => {
  const afterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
    await tell(req, [...keysOf(doc), ...keysOf(previousDoc ?? {})])
  }
  const afterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
    await tell(req, keysOf(doc))
  }
  return { afterChange: [afterChange], afterDelete: [afterDelete] }
}

/** A document of a site was saved: the next reader of that site sees it. */
export const announceSiteDocument = told((doc) => [idOf(doc.site)])
/** A site itself was saved: its pages and the list of sites change. */
export const announceSite = told((doc) => [idOf(doc.id), everySite])
/** Reference data was saved: every site changes. */
export const announceEverywhere = told(() => [everySite])
