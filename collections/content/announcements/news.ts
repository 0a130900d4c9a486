import type { CollectionConfig } from 'payload'
import { datesAndTimes } from './dates-and-times'
import { richTextBody } from '@collections/fields/rich-text/rich-text-body'
import { placeFields } from './place-fields'
import { autosavedDrafts, publicationWindow } from '@collections/fields/publication'
import { webAddress } from '@collections/fields/web-address'
import { announceSiteDocument } from '@collections/hooks/announce-change'
import { checkDates } from '@collections/hooks/check-dates'
import { groups, bilingual } from '@collections/labels'

/** News items. Each opens its own page, another website or another page of the site. Spec: PUB-3.10, PUB-2.45. */
export const news: CollectionConfig = {
  slug: 'news',
  labels: { singular: bilingual('News item', 'Nouvelle'), plural: bilingual('News', 'Nouvelles') },
  admin: { useAsTitle: 'title', group: groups.content, defaultColumns: ['title', 'start', 'end', '_status'] },
  custom: { area: 'content', public: true },
  hooks: { ...announceSiteDocument(), beforeValidate: [checkDates(['start', 'end'], ['showFrom', 'showUntil'])] },
  versions: autosavedDrafts,
  fields: [
    { name: 'title', type: 'text', label: bilingual('Title', 'Titre'), localized: true, required: true },
    { name: 'brief', type: 'textarea', label: bilingual('Summary', 'Résumé'), localized: true },
    ...richTextBody('description', bilingual('Text', 'Texte')),
    { name: 'picture', type: 'upload', relationTo: 'news-images', label: bilingual('Picture', 'Image') },
    ...datesAndTimes(false),
    ...placeFields,
    {
      name: 'linkType',
      type: 'select',
      label: bilingual('Link opens', 'Le lien ouvre'),
      required: true,
      defaultValue: 'default',
      options: [
        { value: 'default', label: bilingual('Its own page', 'Sa propre page') },
        { value: 'external', label: bilingual('Another site', 'Un autre site') },
        { value: 'internal', label: bilingual('A page of this site', 'Une page de ce site') },
      ],
    },
    {
      type: 'row',
      admin: { condition: (data) => data?.linkType !== 'default' },
      fields: [
        webAddress('link', bilingual('Web address', 'Adresse Web')),
        { name: 'buttonText', type: 'text', label: bilingual('Button text', 'Texte du bouton'), localized: true },
      ],
    },
    publicationWindow,
  ],
}
