import type {
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  CollectionSlug,
  PayloadRequest,
  Where,
} from 'payload'
import { lookRows, type Look } from '@/domain/looks'
import { clock } from '@/server/clock'
import { fieldsOf, idOf, rowsOf } from '@/server/stored'
import { signedInStaff } from '@collections/access/signed-in-staff'

const looksBy: Partial<Record<string, Look>> = {
  find: 'list',
  findByID: 'open',
  create: 'create',
  update: 'change',
  updateByID: 'change',
  delete: 'delete',
  deleteByID: 'delete',
}
const mostDocuments = 500

/** Writes who looked at what. A write of its own, outside the request's transaction: it stays whatever becomes of the rest. */
async function writeLook(req: PayloadRequest, slug: CollectionSlug, look: Look, docs: Record<string, unknown>[]) {
  const staff = signedInStaff(req)
  if (!staff || req.user?.collection !== 'staff') return
  const ids = docs.flatMap((doc) => idOf(doc) ?? [])
  const sites = new Map(docs.map((doc) => [idOf(doc), idOf(doc.site)]))
  const unknown = ids.filter((id) => !sites.get(id))
  if (unknown.length > 0) {
    const where = { id: { in: unknown } }
    const found = await req.payload.db.find({ collection: slug, where, select: { site: true }, pagination: false })
    for (const doc of found.docs) sites.set(idOf(doc), idOf(fieldsOf(doc).site))
  }
  const seen = ids.map((id) => ({ id, site: sites.get(id) ?? null }))
  for (const { site, documents } of lookRows(seen, staff.siteIds, mostDocuments))
    await req.payload.create({
      collection: 'access-log',
      data: {
        at: clock.now().toISOString(),
        site,
        staff: staff.id,
        staffEmail: req.user.email,
        collectionSlug: slug,
        operation: look,
        documents,
      },
      overrideAccess: true, // nobody may write here but this hook
    })
}

/**
 * Counts and lists of values come without ids, so what they tell of is listed first, for the same person and by the same
 * rights and conditions; that list is what is recorded. Site and id stay in every answer, or nobody could say whose it was.
 */
const beforeLook: CollectionBeforeOperationHook = async ({ args, collection, operation, overrideAccess, req }) => {
  const asked = args as { where?: Where; disableErrors?: boolean; select?: Record<string, unknown> }
  if ((operation === 'count' || operation === 'readDistinct') && signedInStaff(req))
    await req.payload.find({
      collection: collection.slug as CollectionSlug,
      where: asked.where,
      select: { site: true },
      depth: 0,
      pagination: false,
      locale: req.locale === 'fr' ? 'fr' : 'en',
      disableErrors: asked.disableErrors,
      overrideAccess: overrideAccess ?? false,
      context: { lookedAs: operation === 'count' ? 'count' : 'values' },
      req: { user: req.user, i18n: req.i18n, headers: req.headers },
    })
  if (asked.select?.site !== false && asked.select?.id !== false) return args
  const { site: _site, id: _id, ...select } = asked.select
  return { ...args, select: Object.keys(select).length > 0 ? select : undefined }
}

/** The last step of every operation, before its answer leaves: if the look cannot be written, there is no answer. */
const afterLook: CollectionAfterOperationHook = async ({ collection, operation, overrideAccess, req, result }) => {
  const look = looksBy[operation]
  // The system tidies up, or opens a document to say what may be done to it: nobody is shown anything.
  const cleared = overrideAccess && (look === 'delete' || look === 'open')
  if (!look || cleared || !result) return result
  const answer = fieldsOf(result)
  const docs = Array.isArray(answer.docs) ? [...rowsOf(answer.docs), ...rowsOf(answer.errors)] : [answer]
  const as = req.context.lookedAs
  await writeLook(req, collection.slug as CollectionSlug, as === 'count' || as === 'values' ? as : look, docs)
  return result
}

/**
 * A collection of sensitive data: every look that staff have at it is recorded in the access log before they are given
 * anything, by whatever door and from whichever document it was reached. What nobody signed in as staff does, is the
 * product's own business and is not recorded. It keeps no versions and is not duplicated, so there are no other ways.
 */
export const looksRecorded = (config: CollectionConfig): CollectionConfig => ({
  ...config,
  access: { ...config.access, readVersions: () => false },
  hooks: { ...config.hooks, beforeOperation: [beforeLook], afterOperation: [afterLook] },
  forceSelect: { site: true },
  disableDuplicate: true,
})
