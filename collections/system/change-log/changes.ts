import type { Access, CollectionConfig } from 'payload'
import { changeActions, type ChangeAction } from '@/domain/change-log'
import { getAccessScope } from '@/domain/roles'
import { signedInStaff } from '@collections/access/signed-in-staff'
import { shortText } from '@collections/fields/short-text'
import { type BilingualText, groups, bilingual } from '@collections/labels'

const actions: Record<ChangeAction, BilingualText> = {
  create: bilingual('Created', 'Création'),
  change: bilingual('Changed', 'Modification'),
  publish: bilingual('Published', 'Publication'),
  unpublish: bilingual('Unpublished', 'Retrait'),
  delete: bilingual('Deleted', 'Suppression'),
  restore: bilingual('Restored', 'Restauration'),
  import: bilingual('Imported', 'Importation'),
  undoImport: bilingual('Import undone', 'Annulation d’une importation'),
}

const denyAll: Access = () => false
const ofTheirSites: Access = ({ req }) => {
  const staff = signedInStaff(req)
  const reach = getAccessScope(staff, 'read', 'accessLog')
  if (reach === 'all') return true
  return reach === 'ownSites' && staff !== null ? { site: { in: staff.siteIds } } : false
}

const inOwnLanguage = { Field: '@/studio/history/own-language#OwnLanguageField' }
const hidden = { hidden: true, disableListColumn: true, disableListFilter: true }

/**
 * The change log: who changed what in the studio, and when. Rows are written by `recordChanges`, one for each import by
 * `import-records.ts`, and kept for a year. The API only
 * reads it. Texts are stored as they were in both languages, so that a search for "price" finds the changes of prices.
 * `site` is a field of its own and not the plug-in's tenant field: lists that all sites share have none.
 */
export const changes: CollectionConfig = {
  slug: 'changes',
  custom: { area: 'accessLog' },
  labels: {
    singular: bilingual('Change', 'Modification'),
    plural: bilingual('Change log', 'Journal des modifications'),
  },
  admin: {
    group: groups.settings,
    useAsTitle: 'title',
    listSearchableFields: ['title', 'titleFr', 'details', 'detailsFr', 'author'],
    defaultColumns: ['createdAt', 'author', 'action', 'kind', 'title', 'details'],
  },
  access: {
    read: ofTheirSites,
    readVersions: denyAll,
    create: denyAll,
    update: denyAll,
    delete: denyAll,
    unlock: denyAll,
  },
  forceSelect: { kind: true, documentId: true, action: true, titleFr: true, detailsFr: true },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    { ...shortText('author', 'Who', 'Qui'), index: true },
    {
      name: 'action',
      type: 'select',
      required: true,
      label: bilingual('Action', 'Action'),
      options: changeActions.map((value) => ({ value, label: actions[value] })),
    },
    {
      name: 'kind', // `recordChanges` sets the names of the collections as its options
      type: 'select',
      required: true,
      index: true,
      label: bilingual('Kind', 'Genre'),
      options: [],
    },
    { name: 'site', type: 'relationship', relationTo: 'sites', index: true, label: bilingual('Site', 'Site') },
    {
      ...shortText('title', 'Document', 'Document'),
      admin: { components: { ...inOwnLanguage, Cell: '@/studio/history/own-language#ChangedDocumentCell' } },
    },
    { ...shortText('titleFr', 'French title', 'Titre français'), admin: hidden },
    {
      name: 'details',
      type: 'textarea',
      label: bilingual('What', 'Quoi'),
      admin: { components: { ...inOwnLanguage, Cell: '@/studio/history/own-language#OwnLanguageCell' } },
    },
    { name: 'detailsFr', type: 'textarea', label: bilingual('What, in French', 'Quoi, en français'), admin: hidden },
    { ...shortText('documentId', 'Document', 'Document'), index: true, admin: hidden },
  ],
}
