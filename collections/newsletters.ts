import type { CollectionConfig } from 'payload'
import { byArea } from './access/by-area'
import { campusDate } from './fields/campus-date'
import { checkbox } from './fields/checkbox'
import { drafts, publicationWindow } from './fields/publication'
import { announceSiteDocument } from './hooks/announce-change'
import { checkDates } from './hooks/check-dates'
import { groups, words } from './labels'

/** Newsletters to open as files, grouped by the year of their date. Spec: PUB-3.12, PUB-2.51. */
export const newsletters: CollectionConfig = {
  slug: 'newsletters',
  labels: { singular: words('Newsletter', 'Bulletin'), plural: words('Newsletters', 'Bulletins') },
  admin: { useAsTitle: 'name', group: groups.content, defaultColumns: ['name', 'date', '_status'] },
  defaultSort: '-date',
  access: byArea('content'),
  hooks: { ...announceSiteDocument(), beforeValidate: [checkDates(['showFrom', 'showUntil'])] },
  versions: drafts,
  fields: [
    { name: 'name', type: 'text', label: words('Name', 'Nom'), localized: true, required: true },
    { name: 'description', type: 'textarea', label: words('Description', 'Description'), localized: true },
    campusDate('date', { label: words('Date', 'Date'), required: true }),
    {
      name: 'file',
      type: 'upload',
      relationTo: 'newsletter-files',
      label: words('File (PDF)', 'Fichier (PDF)'),
      required: true,
    },
    checkbox('imported', words('Imported', 'Importé'), {
      sidebar: true,
      description: words('Taken over from the old system.', 'Repris de l’ancien système.'),
    }),
    {
      name: 'originalFile',
      type: 'text',
      label: words('Name of the imported file', 'Nom du fichier importé'),
      admin: { position: 'sidebar', condition: (data) => Boolean(data?.imported) },
    },
    publicationWindow,
  ],
}
