import type {
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  CollectionSlug,
  PayloadRequest,
  Where,
} from 'payload'
import { accessLogEntries, type AccessKind } from '@/domain/account/access-log-entries'
import { clock } from '@/server/clock'
import { fieldsOf, idOf, rowsOf } from '@/server/database/stored-values'
import { signedInStaff } from '@collections/access/signed-in-staff'

const entryByOperation: Partial<Record<string, AccessKind>> = {
  find: 'list',
  findByID: 'open',
  findVersions: 'list',
  findVersionByID: 'open',
  restoreVersion: 'change',
  create: 'create',
  update: 'change',
  updateByID: 'change',
  delete: 'delete',
  deleteByID: 'delete',
}
/** The most documents in one row of the log. */
const maxDocuments = 500

/** Writes to the access log, outside the request's transaction, so that the entry stays even if the request fails. */
async function writeEntry(
  req: PayloadRequest,
  slug: CollectionSlug,
  entry: AccessKind,
  docs: Record<string, unknown>[],
) {
  const staff = signedInStaff(req)
  if (!staff || req.user?.collection !== 'staff') return
  const ids = docs.flatMap((doc) => idOf(doc) ?? [])
  const sites = new Map(docs.map((doc) => [idOf(doc), idOf(doc.site)]))
  const withoutSite = ids.filter((id) => !sites.get(id))
  if (withoutSite.length > 0) {
    const where = { id: { in: withoutSite } }
    const found = await req.payload.db.find({ collection: slug, where, select: { site: true }, pagination: false })
    for (const doc of found.docs) sites.set(idOf(doc), idOf(fieldsOf(doc).site))
  }
  const seen = ids.map((id) => ({ id, site: sites.get(id) ?? null }))
  for (const { site, documents } of accessLogEntries(seen, staff.siteIds, maxDocuments))
    await req.payload.create({
      collection: 'access-log',
      data: {
        at: clock.now().toISOString(),
        site,
        staff: staff.id,
        staffEmail: req.user.email,
        collectionSlug: slug,
        operation: entry,
        documents,
      },
      overrideAccess: true, // only this hook writes the log
      req: { transactionID: req.transactionID }, // without the person, whom this write is about
    })
}

/**
 * Counts and distinct values return no ids. Finds the same documents first, with the same user and conditions; that read is
 * logged instead. Keeps `site` and `id` selected, because the log needs them.
 */
const beforeAccess: CollectionBeforeOperationHook = async ({ args, collection, operation, overrideAccess, req }) => {
  const options = args as { where?: Where; disableErrors?: boolean; select?: Record<string, unknown> }
  if ((operation === 'count' || operation === 'readDistinct') && signedInStaff(req))
    await req.payload.find({
      collection: collection.slug as CollectionSlug,
      where: options.where,
      select: { site: true },
      depth: 0,
      pagination: false,
      locale: req.locale === 'fr' ? 'fr' : 'en',
      disableErrors: options.disableErrors,
      overrideAccess: overrideAccess ?? false,
      context: { lookedAs: operation === 'count' ? 'count' : 'values' },
      req: { user: req.user, i18n: req.i18n, headers: req.headers },
    })
  if (options.select?.site !== false && options.select?.id !== false) return args
  const { site: _site, id: _id, ...select } = options.select
  return { ...args, select: Object.keys(select).length > 0 ? select : undefined }
}

/** The documents that some versions are of, each with its site. */
async function documentsOf({ payload }: PayloadRequest, collection: CollectionSlug, versions: unknown[]) {
  const where: Where = { id: { in: versions } }
  const found = await payload.db.findVersions<{ site?: unknown }>({ collection, where, pagination: false, limit: 0 })
  return [
    ...new Map(found.docs.map(({ parent, version }) => [String(parent), { id: parent, site: version.site }])).values(),
  ]
}

/** Runs as the last step of an operation. If the log cannot be written, the request fails without an answer. */
const afterAccess: CollectionAfterOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
  result,
}) => {
  const slug = collection.slug as CollectionSlug
  const entry = entryByOperation[operation]
  // Deletions by the system, and reads for permission checks: no person sees the document.
  const isInternal = overrideAccess && (entry === 'delete' || entry === 'open')
  // A bulk edit and an export first read the ids of their documents, which nobody is shown, and are logged themselves.
  if (!entry || isInternal || !result || req.context.readsIdsOnly) return result
  const answer = fieldsOf(result)
  const found = Array.isArray(answer.docs) ? [...rowsOf(answer.docs), ...rowsOf(answer.errors)] : [answer]
  const versions = operation === 'findVersionByID' ? [(args as { id?: unknown }).id] : found.map(({ id }) => id)
  const docs = operation.startsWith('findVersion') ? await documentsOf(req, slug, versions) : found
  const as = req.context.lookedAs
  await writeEntry(req, slug, as === 'count' || as === 'values' ? as : entry, docs)
  return result
}

/**
 * Wraps a collection of sensitive data: every access by staff is logged before they get an answer, through every API and
 * also when the document is populated from another one, and when it is an earlier version. Access without a signed-in staff member is
 * not logged. Documents cannot be duplicated, because a copy would be a further way to read them.
 */
export const withAccessLog = (config: CollectionConfig): CollectionConfig => ({
  ...config,
  hooks: { ...config.hooks, beforeOperation: [beforeAccess], afterOperation: [afterAccess] },
  forceSelect: { site: true },
  disableDuplicate: true,
})
