import type { Access, CollectionAfterDeleteHook, CollectionConfig, Where } from 'payload'
import { getAccessScope, type Staff } from '@/domain/roles'
import { trashKinds, type TrashKind } from '@/domain/trash-kinds'
import { deleteVotes } from '@/server/database/survey-votes'
import { administratorsOnly } from '@collections/access/administrators-only'
import { signedInStaff } from '@collections/access/signed-in-staff'
import { systemOnly } from '@collections/access/system-only'
import { shortText } from '@collections/fields/short-text'
import { bilingual, groups } from '@collections/labels'
import { restoreEndpoint } from './restore-endpoint'
import { relation } from '@collections/fields/relation'

const denyAll: Access = () => false

/** The collections in which a member of staff may delete: those whose deleted documents they see. */
const deletable = (staff: Staff): TrashKind[] =>
  (Object.keys(trashKinds) as TrashKind[]).filter(
    (kind) => getAccessScope(staff, 'delete', trashKinds[kind]) !== 'none',
  )

/** Who may delete a document may see it in the trash: of their own sites, or everything for administrators. */
const whatTheyMayDelete: Access = ({ req }) => {
  const staff = signedInStaff(req)
  if (!staff) return false
  if (staff.role === 'administrator') return true
  const kinds = deletable(staff)
  if (kinds.length === 0) return false
  const ofTheirSites: Where = { site: { in: staff.siteIds } }
  return { and: [ofTheirSites, { kind: { in: kinds } }] }
}

/** The votes of a survey stay while it can be restored. */
const deleteVotesOfSurvey: CollectionAfterDeleteHook = async ({ doc, req }) => {
  if (doc.kind === 'surveys') await deleteVotes(req.payload, String(doc.documentId))
}

/**
 * The trash: deleted documents, each with its versions, as they were stored. A deleted document is not in its collection any more, so
 * that no read of it can find it. It can be restored for 30 days. `site` is a field of its own and not the plug-in's tenant field:
 * rights depend on the kind of document, too. The API neither creates nor changes an entry.
 */
export const deletedDocuments: CollectionConfig = {
  slug: 'deleted-documents',
  labels: {
    singular: bilingual('Deleted document', 'Document supprimé'),
    plural: bilingual('Trash', 'Corbeille'),
  },
  admin: {
    group: groups.settings,
    useAsTitle: 'title',
    listSearchableFields: ['title', 'titleFr'],
    defaultColumns: ['title', 'titleFr', 'kind', 'site', 'deletedBy', 'createdAt'],
    description: bilingual(
      'Documents that staff deleted in the last 30 days. Open one to restore it.',
      'Documents supprimés par le personnel au cours des 30\u00a0derniers jours. Ouvrez-en un pour le restaurer.',
    ),
    components: { edit: { beforeDocumentControls: ['@/studio/trash/restore-button#RestoreButton'] } },
  },
  access: {
    read: whatTheyMayDelete,
    readVersions: denyAll,
    create: denyAll,
    update: denyAll,
    delete: administratorsOnly as Access,
    unlock: denyAll,
  },
  endpoints: [restoreEndpoint],
  hooks: { afterDelete: [deleteVotesOfSurvey] },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    shortText('title', 'English title', 'Titre anglais'),
    shortText('titleFr', 'French title', 'Titre français'),
    {
      name: 'kind',
      type: 'select',
      required: true,
      index: true,
      label: bilingual('Kind', 'Genre'),
      options: Object.keys(trashKinds), // `moveToTrash` writes the names of the collections
    },
    relation('site', 'sites', bilingual('Site', 'Site'), { index: true }),
    shortText('deletedBy', 'Deleted by', 'Supprimé par'),
    {
      ...shortText('documentId', 'Document', 'Document'),
      index: true,
      admin: { hidden: true, disableListColumn: true },
    },
    {
      name: 'content', // the document and its versions as JSON text
      type: 'textarea',
      access: { read: systemOnly },
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
  ],
}
