import type { CollectionConfig } from 'payload'
import { byArea } from './access/by-area'
import { drafts, publicationWindow } from './fields/publication'
import { sortOrder } from './fields/sort-order'
import { announceSiteDocument } from './hooks/announce-change'
import { checkDates } from './hooks/check-dates'
import { groups, words } from './labels'

/** Catering documents to download; their size is that of the file. Spec: PUB-3.16, PUB-2.55. */
export const cateringFiles: CollectionConfig = {
  slug: 'catering-files',
  labels: {
    singular: words('Catering file', 'Fichier du traiteur'),
    plural: words('Catering files', 'Fichiers du traiteur'),
  },
  admin: { useAsTitle: 'title', group: groups.content, defaultColumns: ['title', 'sortOrder', '_status'] },
  access: byArea('content'),
  hooks: { ...announceSiteDocument(), beforeValidate: [checkDates(['showFrom', 'showUntil'])] },
  versions: drafts,
  fields: [
    { name: 'title', type: 'text', label: words('Title', 'Titre'), localized: true, required: true },
    { name: 'description', type: 'textarea', label: words('Description', 'Description'), localized: true },
    {
      name: 'file',
      type: 'upload',
      relationTo: 'catering-documents',
      label: words('File', 'Fichier'),
      required: true,
    },
    sortOrder,
    publicationWindow,
  ],
}
