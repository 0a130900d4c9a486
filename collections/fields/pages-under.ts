import type { ArrayField } from 'payload'
import { words } from '@collections/labels'
import { checkbox } from './checkbox'
import { nodeSlug } from './section-slug'
import { webAddress } from './web-address'

type Options = { special?: boolean }

/**
 * The child pages of a section, their addresses different from each other and from the section's. `special` lets one open
 * a special page. Without `isUrl`, as in rows from before it, an address makes the page a link. Spec: PUB-3.2, PUB-3.17.
 */
export const pagesUnder = ({ special = false }: Options = {}): ArrayField => ({
  name: 'nodes',
  type: 'array',
  label: words('Pages under it', 'Pages sous elle'),
  labels: { singular: words('Page', 'Page'), plural: words('Pages', 'Pages') },
  fields: [
    { name: 'name', type: 'text', label: words('Name', 'Nom'), localized: true, required: true },
    nodeSlug(),
    ...(special ? [{ name: 'masterSlug', type: 'text' as const, label: words('Special page', 'Page spéciale') }] : []),
    {
      type: 'row',
      fields: [
        {
          name: 'isUrl',
          type: 'checkbox',
          label: words('Only a link', 'Seulement un lien'),
          hooks: { beforeValidate: [({ value, siblingData }) => value ?? Boolean(siblingData.url)] },
          admin: { width: '50%' },
        },
        webAddress('url', words('Address of the link', 'Adresse du lien'), { neededBy: 'isUrl' }),
      ],
    },
    checkbox('published', words('Shown on the site', 'Affichée sur le site'), { on: true }),
  ],
})
