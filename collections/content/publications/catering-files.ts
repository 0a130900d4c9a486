import type { CollectionConfig } from 'payload'
import { drafts, publicationWindow } from '@collections/fields/publication'
import { sortOrder } from '@collections/fields/sort-order'
import { announceSiteDocument } from '@collections/hooks/announce-change'
import { checkDates } from '@collections/hooks/check-dates'
import { groups, bilingual } from '@collections/labels'

/** Catering documents to download. Spec: PUB-3.16, PUB-2.55. */
export const cateringFiles: CollectionConfig = {
  slug: 'catering-files',
  labels: {
    singular: bilingual('Catering file', 'Fichier du traiteur'),
    plural: bilingual('Catering files', 'Fichiers du traiteur'),
  },
  admin: { useAsTitle: 'title', group: groups.content, defaultColumns: ['title', 'sortOrder', '_status'] },
  custom: { area: 'content', public: true },
  hooks: { ...announceSiteDocument(), beforeValidate: [checkDates(['showFrom', 'showUntil'])] },
  versions: drafts,
  fields: [
    { name: 'title', type: 'text', label: bilingual('Title', 'Titre'), localized: true, required: true },
    { name: 'description', type: 'textarea', label: bilingual('Description', 'Description'), localized: true },
    {
      name: 'file',
      type: 'upload',
      relationTo: 'catering-documents',
      label: bilingual('File', 'Fichier'),
      required: true,
    },
    sortOrder,
    publicationWindow,
  ],
}
