import type { Access, CollectionAfterDeleteHook, CollectionConfig } from 'payload'
import { deleteVotes } from '@/server/database/survey-votes'
import { administratorsOnly } from '@collections/access/administrators-only'
import { systemOnly } from '@collections/access/system-only'
import { shortText } from '@collections/fields/short-text'
import { bilingual, groups } from '@collections/labels'
import { restoreEndpoint } from './restore-endpoint'
import { relation } from '@collections/fields/relation'

const denyAll: Access = () => false

/** The votes of a survey stay while it can be restored. */
const deleteVotesOfSurvey: CollectionAfterDeleteHook = async ({ doc, req }) => {
  if (doc.kind === 'surveys') await deleteVotes(req.payload, String(doc.documentId))
}

/**
 * The trash: deleted documents, each with its versions, as they were stored. A deleted document is not in its collection any more, so
 * that no read of it can find it. It can be restored for 30 days. `site` is a field of its own and not the plug-in's tenant field:
 * rights depend on the kind of document, too: `moveToTrash` sets who reads. The API neither creates nor changes an entry.
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
      name: 'kind', // `moveToTrash` sets the names of the collections as its options
      type: 'select',
      required: true,
      index: true,
      label: bilingual('Kind', 'Genre'),
      options: [],
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
