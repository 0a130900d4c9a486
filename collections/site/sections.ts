import type { CollectionConfig, RowField, Field, TextFieldSingleValidation } from 'payload'
import { checkbox } from '@collections/fields/checkbox'
import { richTextBody } from '@collections/fields/rich-text/rich-text-body'
import { builtInPage } from './built-in-page'
import { childPages } from './child-pages'
import { autosavedDrafts, publicationWindow } from '@collections/fields/publication'
import { sectionSlug } from './section-slug'
import { sortOrder } from '@collections/fields/sort-order'
import { webAddress } from '@collections/fields/web-address'
import { announceSiteDocument } from '@collections/hooks/announce-change'
import { checkDates } from '@collections/hooks/check-dates'
import { checkSectionScript } from './check-section-script'
import { deriveDraftSlug } from '@collections/hooks/derive-draft-slug'
import { groups, bilingual, translate } from '@collections/labels'
import { administratorsOnly } from '@collections/access/administrators-only'
import { row } from '@collections/fields/row'

/** Accepts only characters that cannot end the CSS value into which the name is written. */
const isFontName: TextFieldSingleValidation = (value, { req }) =>
  !value ||
  /^[\p{L}\d](?:[\p{L}\d -]{0,58}[\p{L}\d])?$/u.test(value) ||
  translate(
    req,
    bilingual('Enter the name of a font, such as Source Sans 3.', 'Entrez le nom d’une police, comme Source Sans 3.'),
  )

const isBannerOn = (data: Partial<Record<string, unknown>> | undefined) => Boolean(data?.useBanner)

/** A picture across the top of a page, with the name of the page on it. Spec: PUB-2.32. */
const bannerFields: Field[] = [
  checkbox('useBanner', bilingual('Banner with the name of the page', 'Bannière portant le nom de la page')),
  {
    type: 'row',
    admin: { condition: isBannerOn },
    fields: [
      {
        name: 'banner',
        type: 'upload',
        relationTo: 'section-banners',
        label: bilingual('Banner', 'Bannière'),
        admin: { width: '50%' },
      },
      {
        name: 'bannerTextAlign',
        type: 'select',
        label: bilingual('Alignment of the name', 'Alignement du nom'),
        admin: { width: '25%' },
        options: [
          { value: 'left', label: bilingual('Left', 'À gauche') },
          { value: 'center', label: bilingual('Centre', 'Au centre') },
          { value: 'right', label: bilingual('Right', 'À droite') },
        ],
      },
      {
        name: 'bannerTextFont',
        type: 'text',
        label: bilingual('Font of the name', 'Police du nom'),
        validate: isFontName,
        admin: { width: '25%' },
      },
    ],
  },
]

/** A script from another host. Only administrators set it, and only from hosts that the operator allows. Spec: PUB-2.34. */
const pageScript: RowField[] = [
  row(
    checkbox('useScript', bilingual('Run a script of another website', 'Exécuter le script d’un autre site Web'), {
      width: '50%',
    }),
    {
      name: 'scriptUrl',
      type: 'text',
      label: bilingual('Address of the script', 'Adresse du script'),
      access: { create: administratorsOnly, update: administratorsOnly },
      admin: {
        width: '50%',
        condition: (_, sibling) => Boolean(sibling?.useScript),
        description: bilingual('Only administrators can change this.', 'Seule l’administration peut la modifier.'),
      },
    },
  ),
]

/** Pages and navigation entries of a site. A master slug makes a section open a built-in page. Spec: PUB-3.2. */
export const sections: CollectionConfig = {
  slug: 'sections',
  labels: { singular: bilingual('Section', 'Section'), plural: bilingual('Sections', 'Sections') },
  admin: {
    useAsTitle: 'name',
    group: groups.content,
    defaultColumns: ['name', 'slug', 'published', 'sortOrder', '_status'],
  },
  custom: { area: 'content', public: true },
  hooks: {
    ...announceSiteDocument(),
    beforeValidate: [deriveDraftSlug, checkDates(['showFrom', 'showUntil']), checkSectionScript],
  },
  indexes: [{ fields: ['site', 'slug'], unique: true }],
  versions: autosavedDrafts,
  fields: [
    {
      name: 'name',
      type: 'text',
      label: bilingual('Name in the navigation', 'Nom dans la navigation'),
      localized: true,
      required: true,
    },
    sectionSlug(),
    builtInPage({
      position: 'sidebar',
      description: bilingual(
        'Leave empty for a page with its own text.',
        'Laissez vide pour une page ayant son propre texte.',
      ),
    }),
    checkbox('published', bilingual('Shown on the site', 'Affichée sur le site'), { on: true, sidebar: true }),
    checkbox('showHeader', bilingual('Show the title', 'Afficher le titre'), { on: true, sidebar: true }),
    checkbox(
      'micrositeLanding',
      bilingual('Also a block on the microsite’s first page', 'Aussi un bloc à la première page du microsite'),
      { sidebar: true },
    ),
    sortOrder,
    publicationWindow,
    { name: 'title', type: 'text', label: bilingual('Title', 'Titre'), localized: true },
    ...richTextBody('body', bilingual('Text', 'Texte')),
    webAddress(
      'url',
      bilingual('Link to this address instead of a page', 'Lien vers cette adresse au lieu d’une page'),
      {
        width: '100%',
      },
    ),
    ...bannerFields,
    ...pageScript,
    childPages({ special: true }),
  ],
}
