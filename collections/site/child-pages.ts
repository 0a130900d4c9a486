import type { ArrayField } from 'payload'
import { bilingual } from '@collections/labels'
import { builtInPage } from './built-in-page'
import { checkbox } from '@collections/fields/checkbox'
import { nodeSlug } from './section-slug'
import { webAddress } from '@collections/fields/web-address'
import { row } from '@collections/fields/row'

type Options = { special?: boolean }

/**
 * The child pages of a section. With `special`, a child page may open a built-in page. A row that a program sends without
 * `isUrl` is a link if it has an address. Spec: PUB-3.2, PUB-3.17.
 */
export const childPages = ({ special = false }: Options = {}): ArrayField => ({
  name: 'nodes',
  type: 'array',
  label: bilingual('Child pages', 'Sous-pages'),
  labels: { singular: bilingual('Page', 'Page'), plural: bilingual('Pages', 'Pages') },
  fields: [
    { name: 'name', type: 'text', label: bilingual('Name', 'Nom'), localized: true, required: true },
    nodeSlug(),
    ...(special ? [builtInPage()] : []),
    row(
      {
        name: 'isUrl',
        type: 'checkbox',
        label: bilingual('Link instead of a page', 'Lien au lieu d’une page'),
        hooks: { beforeValidate: [({ value, siblingData }) => value ?? Boolean(siblingData.url)] },
        admin: { width: '50%' },
      },
      webAddress('url', bilingual('Address of the link', 'Adresse du lien'), { neededBy: 'isUrl' }),
    ),
    checkbox('published', bilingual('Shown on the site', 'Affichée sur le site'), { on: true }),
  ],
})
