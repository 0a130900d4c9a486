import type { CollectionConfig } from 'payload'
import { drafts, publicationWindow } from '@collections/fields/publication'
import { sortOrder } from '@collections/fields/sort-order'
import { announceSiteDocument } from '@collections/hooks/announce-change'
import { checkDates } from '@collections/hooks/check-dates'
import { groups, bilingual } from '@collections/labels'

/** Photo albums. The alternative text belongs to the picture, the caption to the album. Spec: PUB-3.13, PUB-2.52. */
export const photoAlbums: CollectionConfig = {
  slug: 'photo-albums',
  labels: { singular: bilingual('Photo album', 'Album photo'), plural: bilingual('Photo albums', 'Albums photo') },
  admin: { useAsTitle: 'name', group: groups.content, defaultColumns: ['name', 'sortOrder', '_status'] },
  custom: { area: 'content', public: true },
  hooks: { ...announceSiteDocument(), beforeValidate: [checkDates(['showFrom', 'showUntil'])] },
  versions: drafts,
  fields: [
    { name: 'name', type: 'text', label: bilingual('Name', 'Nom'), localized: true, required: true },
    sortOrder,
    {
      name: 'photos',
      type: 'array',
      label: bilingual('Photographs', 'Photos'),
      labels: { singular: bilingual('Photograph', 'Photo'), plural: bilingual('Photographs', 'Photos') },
      fields: [
        { name: 'image', type: 'upload', relationTo: 'images', label: bilingual('Picture', 'Image'), required: true },
        { name: 'caption', type: 'text', label: bilingual('Caption', 'Légende'), localized: true },
      ],
    },
    {
      name: 'addPhotos',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '@/studio/photos/add-photos#AddPhotos' } },
    },
    publicationWindow,
  ],
}
