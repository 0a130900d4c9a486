import type { CollectionConfig } from 'payload'
import { byArea } from './access/by-area'
import { banner } from './fields/banner'
import { checkbox } from './fields/checkbox'
import { htmlBody } from './fields/html-body'
import { pageScript } from './fields/page-script'
import { pagesUnder } from './fields/pages-under'
import { drafts, publicationWindow } from './fields/publication'
import { sectionSlug } from './fields/section-slug'
import { sortOrder } from './fields/sort-order'
import { webAddress } from './fields/web-address'
import { announceSiteDocument } from './hooks/announce-change'
import { checkDates } from './hooks/check-dates'
import { checkSectionScript } from './hooks/check-section-script'
import { nameDraft } from './hooks/name-draft'
import { groups, words } from './labels'

/** Pages of a site and entries of its navigation; a master slug makes one a special page. Spec: PUB-3.2. */
export const sections: CollectionConfig = {
  slug: 'sections',
  labels: { singular: words('Section', 'Section'), plural: words('Sections', 'Sections') },
  admin: {
    useAsTitle: 'name',
    group: groups.content,
    defaultColumns: ['name', 'slug', 'published', 'sortOrder', '_status'],
  },
  access: byArea('content'),
  hooks: {
    ...announceSiteDocument(),
    beforeValidate: [nameDraft, checkDates(['showFrom', 'showUntil']), checkSectionScript],
  },
  indexes: [{ fields: ['site', 'slug'], unique: true }],
  versions: drafts,
  fields: [
    {
      name: 'name',
      type: 'text',
      label: words('Name in the navigation', 'Nom dans la navigation'),
      localized: true,
      required: true,
    },
    sectionSlug(),
    { name: 'masterSlug', type: 'text', label: words('Special page', 'Page spéciale'), admin: { position: 'sidebar' } },
    checkbox('published', words('Shown on the site', 'Affichée sur le site'), { on: true, sidebar: true }),
    checkbox('showHeader', words('Show the title', 'Afficher le titre'), { on: true, sidebar: true }),
    checkbox('micrositeLanding', words('Block of the microsite', 'Bloc du microsite'), { sidebar: true }),
    sortOrder,
    publicationWindow,
    { name: 'title', type: 'text', label: words('Title', 'Titre'), localized: true },
    htmlBody('body', words('Text (HTML)', 'Texte (HTML)')),
    webAddress('url', words('Only a link to this address', 'Seulement un lien vers cette adresse'), { width: '100%' }),
    ...banner,
    ...pageScript,
    pagesUnder({ special: true }),
  ],
}
