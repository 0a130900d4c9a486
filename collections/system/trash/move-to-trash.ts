import type { Access, CollectionBeforeDeleteHook, CollectionConfig, Plugin, SelectField, Where } from 'payload'
import { getAccessScope } from '@/domain/roles'
import { hasTrash } from '@/domain/trash'
import { clock } from '@/server/clock'
import { emptyTrashOfSite } from '@/server/database/empty-trash'
import { newHexId } from '@/server/database/hex-ids'
import { fieldsOf, idOf } from '@/server/database/stored-values'
import type { DeletedDocument } from '@/payload-types'
import { signedInStaff } from '@collections/access/signed-in-staff'
import { goesToTrash } from './goes-to-trash'
import { readTitle } from './read-title'
import { readContent } from './stored-content'

/**
 * Stores a document that a member of staff deletes, with its versions, in the same transaction. Where there are no transactions, a
 * deletion that is refused later leaves an entry, which cannot be restored while the document exists.
 */
const storeDeleted =
  (kind: DeletedDocument['kind']): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const { payload, user } = req
    if (!goesToTrash(req) || user?.collection !== 'staff') return
    const content = await readContent(payload, kind, String(id), req)
    if (!content) return
    const newest = content.versions.at(-1)?.version // a draft that was never published is in its versions only
    const title = await readTitle(payload, kind, fieldsOf(newest ?? content.document), req)
    const now = clock.now().toISOString()
    await payload.db.create({
      collection: 'deleted-documents',
      data: {
        id: newHexId(),
        title: title.en,
        titleFr: title.fr,
        kind,
        site: idOf(content.document.site),
        deletedBy: user.name || user.email,
        documentId: String(id),
        content: JSON.stringify(content),
        createdAt: now,
        updatedAt: now,
      },
      req,
      returning: false,
    })
  }

/** The trash of a site is emptied with the site. `keepUsed` has found no document that the site still has. */
const emptyWithSite: CollectionBeforeDeleteHook = ({ id, req }) => emptyTrashOfSite(req.payload, String(id), req)

function withTrash(collection: CollectionConfig): CollectionConfig {
  const { custom = {}, hooks, slug } = collection
  const kind = slug as DeletedDocument['kind']
  const hook = slug === 'sites' ? emptyWithSite : hasTrash(custom) ? storeDeleted(kind) : null
  return hook
    ? { ...collection, hooks: { ...hooks, beforeDelete: [...(hooks?.beforeDelete ?? []), hook] } }
    : collection
}

/** Who may delete a document may see it in the trash: of their own sites, or everything for administrators. */
const readByDeleters =
  (kinds: CollectionConfig[]): Access =>
  ({ req }) => {
    const staff = signedInStaff(req)
    if (!staff) return false
    if (staff.role === 'administrator') return true
    const deletable = kinds.filter(
      ({ custom }) => custom?.area && getAccessScope(staff, 'delete', custom.area) !== 'none',
    )
    if (deletable.length === 0) return false
    const ofTheirSites: Where = { site: { in: staff.siteIds } }
    return { and: [ofTheirSites, { kind: { in: deletable.map(({ slug }) => slug) } }] }
  }

/** The trash, whose kinds of documents are named as their collections are. */
const withKinds = (trash: CollectionConfig, kinds: CollectionConfig[]): CollectionConfig => ({
  ...trash,
  access: { ...trash.access, read: readByDeleters(kinds) },
  fields: trash.fields.map((field) =>
    'name' in field && field.name === 'kind'
      ? ({
          ...field,
          options: kinds.map(({ slug, labels }) => ({ value: slug, label: labels?.singular ?? slug })),
        } as SelectField)
      : field,
  ),
})

/**
 * Moves what staff delete to the trash (`deleted-documents.ts`). After `keepUsed`, which refuses to delete what others need.
 */
export const moveToTrash: Plugin = (config) => {
  const all = config.collections ?? []
  const kinds = all.filter(({ custom = {} }) => hasTrash(custom))
  return {
    ...config,
    collections: all.map((each) => (each.slug === 'deleted-documents' ? withKinds(each, kinds) : withTrash(each))),
  }
}
