import type { CollectionConfig } from 'payload'
import { checkbox } from '@collections/fields/checkbox'
import { richTextBody } from '@collections/fields/rich-text/rich-text-body'
import { childPages } from '@collections/site/child-pages'
import { autosavedDrafts } from '@collections/fields/publication'
import { sectionSlug } from '@collections/site/section-slug'
import { sortOrder } from '@collections/fields/sort-order'
import { announceSiteDocument } from '@collections/hooks/announce-change'
import { deriveDraftSlug } from '@collections/hooks/derive-draft-slug'
import { groups, bilingual } from '@collections/labels'

/** Pages of a microsite. Those with `micrositeLanding` are blocks of its first page. Spec: PUB-3.17, PUB-2.69. */
export const micrositeSections: CollectionConfig = {
  slug: 'microsite-sections',
  labels: {
    singular: bilingual('Section of the microsite', 'Section du microsite'),
    plural: bilingual('Sections of the microsite', 'Sections du microsite'),
  },
  admin: {
    useAsTitle: 'name',
    group: groups.content,
    defaultColumns: ['name', 'slug', 'sortOrder', '_status'],
    custom: { listedUnder: 'microsites' },
  },
  custom: { area: 'content', public: { published: { equals: true } } },
  hooks: { ...announceSiteDocument(), beforeValidate: [deriveDraftSlug] },
  indexes: [{ fields: ['site', 'slug'], unique: true }],
  versions: autosavedDrafts,
  fields: [
    { name: 'name', type: 'text', label: bilingual('Name', 'Nom'), localized: true, required: true },
    sectionSlug(),
    ...richTextBody('body', bilingual('Text', 'Texte')),
    checkbox('showHeader', bilingual('Show the title', 'Afficher le titre'), { on: true, sidebar: true }),
    checkbox('micrositeLanding', bilingual('Block of the first page', 'Bloc de la première page'), { sidebar: true }),
    checkbox('published', bilingual('Shown on the site', 'Affichée sur le site'), { on: true, sidebar: true }),
    sortOrder,
    childPages(),
  ],
}
