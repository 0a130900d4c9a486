import type { CollectionBeforeChangeHook, CollectionConfig, JSONField, PayloadRequest, Plugin } from 'payload'
import type { SavedBy } from '@/domain/saved-by'
import { clock } from '@/server/clock'
import { signedInStaff } from '@collections/access/signed-in-staff'
import { systemOnly } from '@collections/access/system-only'
import { bilingual } from '@collections/labels'

/** The person of the session; else the import, which says so in its context with the person who started it; else the system. */
function authorOf({ context, user }: PayloadRequest): SavedBy {
  const at = clock.now().toISOString()
  if (user?.collection === 'staff') return { name: user.name || user.email, program: null, at }
  const name = typeof context.importedBy === 'string' ? context.importedBy : null
  return { name, program: context.savedBy === 'import' ? 'import' : 'system', at }
}

/** Overwrites what the data says: only the session decides who saves. */
const recordAuthor: CollectionBeforeChangeHook = ({ data, req }) => ({ ...data, savedBy: authorOf(req) })

/**
 * Who saved the document last, and so each of its versions. The name stays when the account is deleted. Public reads leave the field
 * out (`read-public-documents.ts`). The instant makes the value of each version a different one, so that a comparison of two versions
 * always shows their authors.
 */
const savedBy: JSONField = {
  name: 'savedBy',
  type: 'json',
  label: bilingual('Saved by', 'Enregistré par'),
  access: { read: ({ req }) => signedInStaff(req) !== null, create: systemOnly, update: systemOnly },
  admin: {
    position: 'sidebar',
    readOnly: true,
    disableBulkEdit: true,
    disableGroupBy: true,
    disableListColumn: true,
    disableListFilter: true,
    components: {
      Field: '@/studio/history/saved-by-field#SavedByField',
      Diff: '@/studio/history/author-difference#AuthorDifference',
    },
  },
  hooks: { beforeDuplicate: [() => null] },
  custom: { isQueryable: false },
}

const withAuthor = (collection: CollectionConfig): CollectionConfig => {
  const { admin, fields, hooks } = collection
  const edit = admin?.components?.views?.edit
  return {
    ...collection,
    fields: [...fields, savedBy],
    hooks: { ...hooks, beforeChange: [...(hooks?.beforeChange ?? []), recordAuthor] },
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        views: {
          ...admin?.components?.views,
          edit: { ...edit, versions: { Component: '@/studio/history/versions-view#VersionsView' } } as typeof edit,
        },
      },
    },
  }
}

/** Records who saves each version of a document, and lists the versions with their authors. */
export const recordAuthors: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((each) => (each.versions ? withAuthor(each) : each)),
})
