import type { CollectionConfig } from 'payload'
import { byArea } from './access/by-area'
import { campusDate } from './fields/campus-date'
import { checkbox } from './fields/checkbox'
import { htmlBody } from './fields/html-body'
import { drafts, publicationWindow } from './fields/publication'
import { announceSiteDocument } from './hooks/announce-change'
import { checkDates } from './hooks/check-dates'
import { groups, words } from './labels'

/** Offers and the days on which they hold; v1's `public_on` is the first day on which one is shown. Spec: PUB-3.11, PUB-2.48. */
export const specialOffers: CollectionConfig = {
  slug: 'special-offers',
  labels: { singular: words('Special offer', 'Offre spéciale'), plural: words('Special offers', 'Offres spéciales') },
  admin: { useAsTitle: 'name', group: groups.content, defaultColumns: ['name', 'start', 'end', '_status'] },
  access: byArea('content'),
  hooks: { ...announceSiteDocument(), beforeValidate: [checkDates(['start', 'end'], ['showFrom', 'showUntil'])] },
  versions: drafts,
  fields: [
    { name: 'name', type: 'text', label: words('Name', 'Nom'), localized: true, required: true },
    { name: 'brief', type: 'textarea', label: words('In brief', 'En bref'), localized: true },
    htmlBody('description', words('Text (HTML)', 'Texte (HTML)')),
    { name: 'picture', type: 'upload', relationTo: 'special-images', label: words('Picture', 'Image') },
    {
      type: 'row',
      fields: [
        campusDate('start', { label: words('First day', 'Premier jour') }),
        campusDate('end', { label: words('Last day', 'Dernier jour') }),
      ],
    },
    checkbox('active', words('Active', 'Active'), { on: true, sidebar: true }),
    publicationWindow,
  ],
}
