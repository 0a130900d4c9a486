import type { CollectionConfig } from 'payload'
import { byArea } from './access/by-area'
import { slug } from './fields/slug'
import { sortOrder } from './fields/sort-order'
import { announceSiteDocument } from './hooks/announce-change'
import { cleanHtml } from './hooks/clean-html'
import { groups, words } from './labels'

/** Pages of a site and entries of its navigation; a master slug makes one a special page. Spec: PUB-3.2. */
export const sections: CollectionConfig = {
  slug: 'sections',
  labels: { singular: words('Section', 'Section'), plural: words('Sections', 'Sections') },
  admin: { useAsTitle: 'name', group: groups.content, defaultColumns: ['name', 'slug', 'published', 'sortOrder'] },
  access: byArea('content'),
  hooks: announceSiteDocument(),
  indexes: [{ fields: ['site', 'slug'], unique: true }],
  fields: [
    {
      name: 'name',
      type: 'text',
      label: words('Name in the navigation', 'Nom dans la navigation'),
      localized: true,
      required: true,
    },
    slug(),
    { name: 'masterSlug', type: 'text', label: words('Special page', 'Page spéciale'), admin: { position: 'sidebar' } },
    {
      name: 'published',
      type: 'checkbox',
      label: words('Published', 'Publiée'),
      defaultValue: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'showHeader',
      type: 'checkbox',
      label: words('Show the title', 'Afficher le titre'),
      defaultValue: true,
      admin: { position: 'sidebar' },
    },
    sortOrder,
    { name: 'title', type: 'text', label: words('Title', 'Titre'), localized: true },
    {
      name: 'body',
      type: 'code',
      label: words('Text (HTML)', 'Texte (HTML)'),
      localized: true,
      admin: { language: 'html' },
      hooks: cleanHtml,
    },
    { name: 'url', type: 'text', label: words('Only a link to this address', 'Seulement un lien vers cette adresse') },
    {
      name: 'nodes',
      type: 'array',
      label: words('Pages under it', 'Pages sous elle'),
      labels: { singular: words('Page', 'Page'), plural: words('Pages', 'Pages') },
      fields: [
        { name: 'name', type: 'text', label: words('Name', 'Nom'), localized: true, required: true },
        { ...slug(), admin: {} },
        {
          name: 'url',
          type: 'text',
          label: words('Only a link to this address', 'Seulement un lien vers cette adresse'),
        },
        { name: 'published', type: 'checkbox', label: words('Published', 'Publiée'), defaultValue: true },
      ],
    },
  ],
}
