import type { CollectionConfig } from 'payload'
import { byArea } from './access/by-area'
import { campusDate } from './fields/campus-date'
import { drafts } from './fields/publication'
import { announceSiteDocument } from './hooks/announce-change'
import { groups, words } from './labels'

/** The top of a site's microsite, of which it has one; its pages are `microsite-sections`. Spec: PUB-3.17, PUB-2.69. */
export const microsites: CollectionConfig = {
  slug: 'microsites',
  labels: { singular: words('Microsite', 'Microsite'), plural: words('Microsites', 'Microsites') },
  admin: { useAsTitle: 'tagline', group: groups.content, defaultColumns: ['tagline', 'opensOn', '_status'] },
  access: byArea('content'),
  hooks: announceSiteDocument(),
  custom: { onePerSite: true },
  versions: drafts,
  fields: [
    { name: 'tagline', type: 'text', label: words('Tagline', 'Slogan'), localized: true },
    { name: 'image', type: 'upload', relationTo: 'microsite-images', label: words('Banner', 'Bannière') },
    campusDate('opensOn', {
      label: words('Opens on', 'Ouvre le'),
      description: words(
        'The first figure counts the days until then.',
        'Le premier chiffre compte les jours d’ici là.',
      ),
    }),
    {
      name: 'stats',
      type: 'array',
      label: words('Figures', 'Chiffres'),
      labels: { singular: words('Figure', 'Chiffre'), plural: words('Figures', 'Chiffres') },
      fields: [
        {
          name: 'title',
          type: 'text',
          label: words('What it counts', 'Ce qu’il compte'),
          localized: true,
          required: true,
        },
        {
          name: 'days',
          type: 'number',
          label: words('Number', 'Nombre'),
          min: 0,
          admin: {
            description: words(
              'Empty: the days until the microsite’s opening.',
              'Vide : les jours jusqu’à l’ouverture du microsite.',
            ),
          },
        },
      ],
    },
  ],
}
