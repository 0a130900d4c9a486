import type { CollectionConfig } from 'payload'
import { byArea } from './access/by-area'
import { datesAndTimes } from './fields/dates-and-times'
import { htmlBody } from './fields/html-body'
import { placeOf } from './fields/place-of'
import { drafts, publicationWindow } from './fields/publication'
import { webAddress } from './fields/web-address'
import { announceSiteDocument } from './hooks/announce-change'
import { checkDates } from './hooks/check-dates'
import { groups, words } from './labels'

/** News: written in both languages, opening its own page, another site or a page of this one. Spec: PUB-3.10, PUB-2.45. */
export const news: CollectionConfig = {
  slug: 'news',
  labels: { singular: words('News item', 'Nouvelle'), plural: words('News', 'Nouvelles') },
  admin: { useAsTitle: 'title', group: groups.content, defaultColumns: ['title', 'start', 'end', '_status'] },
  access: byArea('content'),
  hooks: { ...announceSiteDocument(), beforeValidate: [checkDates(['start', 'end'], ['showFrom', 'showUntil'])] },
  versions: drafts,
  fields: [
    { name: 'title', type: 'text', label: words('Title', 'Titre'), localized: true, required: true },
    { name: 'brief', type: 'textarea', label: words('In brief', 'En bref'), localized: true },
    htmlBody('description', words('Text (HTML)', 'Texte (HTML)')),
    { name: 'picture', type: 'upload', relationTo: 'news-images', label: words('Picture', 'Image') },
    ...datesAndTimes(false),
    ...placeOf,
    {
      name: 'linkType',
      type: 'select',
      label: words('Opens', 'Ouvre'),
      required: true,
      defaultValue: 'default',
      options: [
        { value: 'default', label: words('Its own page', 'Sa propre page') },
        { value: 'external', label: words('Another site', 'Un autre site') },
        { value: 'internal', label: words('A page of this site', 'Une page de ce site') },
      ],
    },
    {
      type: 'row',
      admin: { condition: (data) => data?.linkType !== 'default' },
      fields: [
        webAddress('link', words('Address', 'Adresse')),
        { name: 'buttonText', type: 'text', label: words('Text of the button', 'Texte du bouton'), localized: true },
      ],
    },
    publicationWindow,
  ],
}
