import type { CollectionConfig } from 'payload'
import { byArea } from './access/by-area'
import { checkbox } from './fields/checkbox'
import { htmlBody } from './fields/html-body'
import { pagesUnder } from './fields/pages-under'
import { drafts } from './fields/publication'
import { sectionSlug } from './fields/section-slug'
import { sortOrder } from './fields/sort-order'
import { announceSiteDocument } from './hooks/announce-change'
import { nameDraft } from './hooks/name-draft'
import { groups, words } from './labels'

/** Pages of a microsite; one flagged as landing is a block of its first page instead. Spec: PUB-3.17, PUB-2.69. */
export const micrositeSections: CollectionConfig = {
  slug: 'microsite-sections',
  labels: {
    singular: words('Section of the microsite', 'Section du microsite'),
    plural: words('Sections of the microsite', 'Sections du microsite'),
  },
  admin: { useAsTitle: 'name', group: groups.content, defaultColumns: ['name', 'slug', 'sortOrder', '_status'] },
  access: byArea('content'),
  hooks: { ...announceSiteDocument(), beforeValidate: [nameDraft] },
  indexes: [{ fields: ['site', 'slug'], unique: true }],
  versions: drafts,
  fields: [
    { name: 'name', type: 'text', label: words('Name', 'Nom'), localized: true, required: true },
    sectionSlug(),
    htmlBody('body', words('Text (HTML)', 'Texte (HTML)')),
    checkbox('showHeader', words('Show the title', 'Afficher le titre'), { on: true, sidebar: true }),
    checkbox('micrositeLanding', words('Block of the first page', 'Bloc de la première page'), { sidebar: true }),
    checkbox('published', words('Shown on the site', 'Affichée sur le site'), { on: true, sidebar: true }),
    sortOrder,
    pagesUnder(),
  ],
}
