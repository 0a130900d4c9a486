import type { CollectionBeforeDeleteHook, CollectionConfig, Plugin, SelectField } from 'payload'
import { isTrashKind, type TrashKind } from '@/domain/trash-kinds'
import { clock } from '@/server/clock'
import { emptyTrashOfSite } from '@/server/database/empty-trash'
import { newHexId } from '@/server/database/hex-ids'
import { fieldsOf, idOf } from '@/server/database/stored-values'
import { goesToTrash } from './goes-to-trash'
import { readTitle } from './read-title'
import { readContent } from './stored-content'

/**
 * Stores a document that a member of staff deletes, with its versions, in the same transaction. Where there are no transactions, a
 * deletion that is refused later leaves an entry, which cannot be restored while the document exists.
 */
const storeDeleted =
  (kind: TrashKind): CollectionBeforeDeleteHook =>
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
  const { hooks, slug } = collection
  const hook = slug === 'sites' ? emptyWithSite : isTrashKind(slug) ? storeDeleted(slug) : null
  return hook
    ? { ...collection, hooks: { ...hooks, beforeDelete: [...(hooks?.beforeDelete ?? []), hook] } }
    : collection
}

/** Names each kind of document as its collection does. */
function withKindNames(collection: CollectionConfig, all: CollectionConfig[]): CollectionConfig {
  const nameOfKind = (slug: string) => all.find((each) => each.slug === slug)?.labels?.singular ?? slug
  const fields = collection.fields.map((field) =>
    field.type === 'select' && field.name === 'kind'
      ? ({
          ...field,
          options: field.options.map((value) => ({ value: String(value), label: nameOfKind(String(value)) })),
        } as SelectField)
      : field,
  )
  return { ...collection, fields }
}

/**
 * Moves what staff delete to the trash (`deleted-documents.ts`). After `keepUsed`, which refuses to delete what others need.
 */
export const moveToTrash: Plugin = (config) => {
  const all = config.collections ?? []
  return {
    ...config,
    collections: all.map((each) => (each.slug === 'deleted-documents' ? withKindNames(each, all) : withTrash(each))),
  }
}
