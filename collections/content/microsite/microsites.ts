import type { CollectionConfig } from 'payload'
import { campusDate } from '@collections/fields/campus-date'
import { drafts } from '@collections/fields/publication'
import { announceSiteDocument } from '@collections/hooks/announce-change'
import { groups, bilingual } from '@collections/labels'

/** The microsite of a site, at most one. Its pages are in `microsite-sections`. Spec: PUB-3.17, PUB-2.69. */
export const microsites: CollectionConfig = {
  slug: 'microsites',
  labels: { singular: bilingual('Microsite', 'Microsite'), plural: bilingual('Microsites', 'Microsites') },
  admin: { useAsTitle: 'tagline', group: groups.content, defaultColumns: ['tagline', 'opensOn', '_status'] },
  custom: { area: 'content', public: true, onePerSite: true },
  hooks: announceSiteDocument(),
  versions: drafts,
  fields: [
    { name: 'tagline', type: 'text', label: bilingual('Tagline', 'Slogan'), localized: true },
    { name: 'image', type: 'upload', relationTo: 'microsite-images', label: bilingual('Banner', 'Bannière') },
    campusDate('opensOn', {
      label: bilingual('Opens on', 'Ouvre le'),
      description: bilingual(
        'The first figure counts the days until this date.',
        'Le premier chiffre compte les jours jusqu’à cette date.',
      ),
    }),
    {
      name: 'stats',
      type: 'array',
      label: bilingual('Figures', 'Chiffres'),
      labels: { singular: bilingual('Figure', 'Chiffre'), plural: bilingual('Figures', 'Chiffres') },
      fields: [
        {
          name: 'title',
          type: 'text',
          label: bilingual('Title', 'Titre'),
          localized: true,
          required: true,
        },
        {
          name: 'days',
          type: 'number',
          label: bilingual('Number', 'Nombre'),
          min: 0,
          admin: {
            description: bilingual(
              'Leave empty to count the days until the microsite opens.',
              'Laissez vide pour compter les jours jusqu’à l’ouverture du microsite.',
            ),
          },
        },
      ],
    },
  ],
}
