import type { CollectionConfig } from 'payload'
import { byArea } from './access/by-area'
import { drafts, publicationWindow } from './fields/publication'
import { sortOrder } from './fields/sort-order'
import { announceSiteDocument } from './hooks/announce-change'
import { checkDates } from './hooks/check-dates'
import { groups, words } from './labels'

/** Albums of photographs; what a photograph shows is said once, at the picture itself. Spec: PUB-3.13, PUB-2.52. */
export const photoAlbums: CollectionConfig = {
  slug: 'photo-albums',
  labels: { singular: words('Photo album', 'Album photo'), plural: words('Photo albums', 'Albums photo') },
  admin: { useAsTitle: 'name', group: groups.content, defaultColumns: ['name', 'sortOrder', '_status'] },
  access: byArea('content'),
  hooks: { ...announceSiteDocument(), beforeValidate: [checkDates(['showFrom', 'showUntil'])] },
  versions: drafts,
  fields: [
    { name: 'name', type: 'text', label: words('Name', 'Nom'), localized: true, required: true },
    sortOrder,
    {
      name: 'photos',
      type: 'array',
      label: words('Photographs', 'Photos'),
      labels: { singular: words('Photograph', 'Photo'), plural: words('Photographs', 'Photos') },
      fields: [
        { name: 'image', type: 'upload', relationTo: 'images', label: words('Picture', 'Image'), required: true },
        { name: 'caption', type: 'text', label: words('Caption', 'Légende'), localized: true },
      ],
    },
    publicationWindow,
  ],
}
