import { Forbidden, type CollectionSlug, type Endpoint, type PayloadRequest } from 'payload'
import { inTransaction } from '@/server/database/locks/in-transaction'
import { getTranslation } from '@payloadcms/translations'
import { z } from 'zod'
import { getAccessScope } from '@/domain/roles'
import { hasTrash } from '@/domain/trash'
import { publishChange } from '@/server/cache/revisions'
import { fieldsOf, idOf } from '@/server/database/stored-values'
import { signedInStaff } from '@collections/access/signed-in-staff'
import { bilingual } from '@collections/labels'
import { refuseOverlap } from '@collections/places/check-hours-overlap'
import { writeChange } from '@collections/system/change-log/record-changes'
import { withRemainingReferences } from './remaining-references'
import { writeContent, type Content } from './stored-content'
import { refuse } from '@collections/refuse'

const stored = z.object({
  document: z.looseObject({ id: z.string() }),
  versions: z.array(z.record(z.string(), z.unknown())),
})

const gone = bilingual(
  'This document is not in the trash any more. Go back to the list.',
  'Ce document n’est plus dans la corbeille. Revenez à la liste.',
)
const exists = bilingual(
  'This document exists: it was restored already, or never deleted. Go back to the list.',
  'Ce document existe déjà\u00a0: il a été restauré, ou n’a jamais été supprimé. Revenez à la liste.',
)

/** The entry, if the person may delete such documents of its site and may create them; else refuses. */
async function readEntry(req: PayloadRequest) {
  const staff = signedInStaff(req)
  if (!staff) throw new Forbidden(req.t)
  const id = String(req.routeParams?.id ?? '')
  const where = { id: { equals: id } }
  const found = await req.payload.find({
    collection: 'deleted-documents',
    where,
    depth: 0,
    limit: 1,
    overrideAccess: false,
    req,
  })
  const kind = found.docs[0]?.kind
  if (!kind) return refuse(req, gone, 409)
  const { custom } = req.payload.collections[kind].config
  if (!hasTrash(custom) || !custom.area) return refuse(req, gone, 409)
  if (getAccessScope(staff, 'create', custom.area) === 'none') throw new Forbidden(req.t)
  const entry = fieldsOf(await req.payload.db.findOne({ collection: 'deleted-documents', where, req }))
  const content = stored.parse(JSON.parse(String(entry.content))) as Content
  return { id, kind, content }
}

/** The content as it can be stored now; refuses when a document that it requires was deleted meanwhile. */
async function settle(req: PayloadRequest, kind: CollectionSlug, { document, versions }: Content): Promise<Content> {
  const all = [document, ...versions.map(({ version }) => fieldsOf(version))]
  const { documents, missing } = await withRemainingReferences(req, kind, all)
  if (missing) {
    const label =
      'label' in missing && missing.label && typeof missing.label !== 'function' ? missing.label : missing.name
    const name = getTranslation(label as string, req.i18n)
    refuse(
      req,
      bilingual(
        `This document needs another one that was deleted, too (${name}). Restore that one first.`,
        `Ce document en exige un autre qui a aussi été supprimé (${name}). Restaurez d’abord celui-ci.`,
      ),
      409,
    )
  }
  const [current, ...earlier] = documents
  return {
    document: { ...current, id: document.id },
    versions: versions.map((version, at) => ({ ...version, version: earlier[at] })),
  }
}

async function restore(req: PayloadRequest): Promise<Response> {
  const { payload } = req
  const { id, kind, content: given } = await readEntry(req)
  if (await payload.db.findOne({ collection: kind, where: { id: { equals: given.document.id } }, req }))
    return refuse(req, exists, 409)
  const content = await settle(req, kind, given)
  const { document } = content
  const collection = payload.collections[kind].config
  if (kind === 'schedules')
    await refuseOverlap({ collection, context: req.context, data: document, operation: 'create', req })
  await writeContent(payload, kind, content, req)
  await writeChange(req, kind, 'restore', document)
  await payload.db.deleteOne({ collection: 'deleted-documents', where: { id: { equals: id } }, req, returning: false })
  const site = idOf(document.site)
  if (site) await publishChange(payload, site, req)
  return Response.json({ collection: kind, id: document.id }, { headers: { 'Cache-Control': 'no-store' } })
}

/**
 * `POST /api/deleted-documents/{id}/restore`: puts a document and its versions back as they were, with their ids and times, published
 * if it was. Unique indexes decide whether its address, code or day is still free. References to documents that were deleted meanwhile
 * are left out, unless the document requires them.
 */
export const restoreEndpoint: Endpoint = {
  path: '/:id/restore',
  method: 'post',
  handler: (req) => inTransaction(req, () => restore(req)),
}
