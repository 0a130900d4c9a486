import type { CollectionConfig } from 'payload'
import { campusDate } from '@collections/fields/campus-date'
import { checkbox } from '@collections/fields/checkbox'
import { richTextBody } from '@collections/fields/rich-text/rich-text-body'
import { autosavedDrafts, publicationWindow } from '@collections/fields/publication'
import { announceSiteDocument } from '@collections/hooks/announce-change'
import { checkDates } from '@collections/hooks/check-dates'
import { groups, bilingual } from '@collections/labels'

/** Special offers and the days on which they are valid. v1's `public_on` is `showFrom`. Spec: PUB-3.11, PUB-2.48. */
export const specialOffers: CollectionConfig = {
  slug: 'special-offers',
  labels: {
    singular: bilingual('Special offer', 'Offre spéciale'),
    plural: bilingual('Special offers', 'Offres spéciales'),
  },
  admin: { useAsTitle: 'name', group: groups.content, defaultColumns: ['name', 'start', 'end', '_status'] },
  custom: { area: 'content', public: { active: { not_equals: false } } },
  hooks: { ...announceSiteDocument(), beforeValidate: [checkDates(['start', 'end'], ['showFrom', 'showUntil'])] },
  versions: autosavedDrafts,
  fields: [
    { name: 'name', type: 'text', label: bilingual('Name', 'Nom'), localized: true, required: true },
    { name: 'brief', type: 'textarea', label: bilingual('Summary', 'Résumé'), localized: true },
    ...richTextBody('description', bilingual('Text', 'Texte')),
    { name: 'picture', type: 'upload', relationTo: 'special-images', label: bilingual('Picture', 'Image') },
    {
      type: 'row',
      fields: [
        campusDate('start', { label: bilingual('First day', 'Premier jour') }),
        campusDate('end', { label: bilingual('Last day', 'Dernier jour') }),
      ],
    },
    checkbox('active', bilingual('Active', 'Active'), { on: true, sidebar: true }),
    publicationWindow,
  ],
}
