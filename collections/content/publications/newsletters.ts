import type { CollectionConfig } from 'payload'
import { campusDate } from '@collections/fields/campus-date'
import { checkbox } from '@collections/fields/checkbox'
import { drafts, publicationWindow } from '@collections/fields/publication'
import { announceSiteDocument } from '@collections/hooks/announce-change'
import { checkDates } from '@collections/hooks/check-dates'
import { groups, bilingual } from '@collections/labels'

/** Newsletters as PDF files, grouped by year. Spec: PUB-3.12, PUB-2.51. */
export const newsletters: CollectionConfig = {
  slug: 'newsletters',
  labels: { singular: bilingual('Newsletter', 'Bulletin'), plural: bilingual('Newsletters', 'Bulletins') },
  admin: {
    useAsTitle: 'name',
    group: groups.content,
    defaultColumns: ['name', 'date', '_status'],
    custom: { listedUnder: 'news' },
  },
  defaultSort: '-date',
  custom: { area: 'content', public: true },
  hooks: { ...announceSiteDocument(), beforeValidate: [checkDates(['showFrom', 'showUntil'])] },
  versions: drafts,
  fields: [
    { name: 'name', type: 'text', label: bilingual('Name', 'Nom'), localized: true, required: true },
    { name: 'description', type: 'textarea', label: bilingual('Description', 'Description'), localized: true },
    campusDate('date', { label: bilingual('Date', 'Date'), required: true }),
    {
      name: 'file',
      type: 'upload',
      relationTo: 'newsletter-files',
      label: bilingual('File (PDF)', 'Fichier (PDF)'),
      required: true,
    },
    checkbox('imported', bilingual('Imported', 'Importé'), {
      sidebar: true,
      description: bilingual('Imported from the previous system.', 'Importé de l’ancien système.'),
    }),
    {
      name: 'originalFile',
      type: 'text',
      label: bilingual('Name of the imported file', 'Nom du fichier importé'),
      admin: { position: 'sidebar', condition: (data) => Boolean(data?.imported) },
    },
    publicationWindow,
  ],
}
