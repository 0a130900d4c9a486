import type { ArrayField } from 'payload'
import { checkbox } from '@collections/fields/checkbox'
import { colour } from '@collections/fields/colour'
import { webAddress } from '@collections/fields/web-address'
import { words } from '@collections/labels'
import { ownDocument, ownPicture } from './own-documents'

const half = { width: '50%' }

/** The pictures of the carousel in their order; each may lead to an address, an event, an offer or a location. Spec: PUB-2.31. */
export const homepageImages: ArrayField = {
  name: 'homepageImages',
  type: 'array',
  label: words('Pictures of the carousel', 'Images du carrousel'),
  labels: { singular: words('Picture', 'Image'), plural: words('Pictures', 'Images') },
  admin: { initCollapsed: true },
  fields: [
    ownPicture('image', 'images', words('Picture', 'Image'), { required: true }),
    {
      type: 'row',
      fields: [
        { name: 'caption', type: 'text', label: words('Caption', 'Légende'), localized: true, admin: { width: '67%' } },
        colour('captionColor', words('Colour of the caption', 'Couleur de la légende')),
      ],
    },
    {
      type: 'row',
      fields: [
        webAddress('link', words('Leads to this address', 'Mène à cette adresse')),
        ownDocument('event', 'events', words('or to this event', 'ou à cet événement'), half),
        ownDocument('specialOffer', 'special-offers', words('or to this offer', 'ou à cette offre spéciale'), half),
        ownDocument('location', 'locations', words('or to this location', 'ou à ce point de service'), half),
      ],
    },
    {
      type: 'row',
      fields: [
        checkbox('isDefault', words('First to be shown', 'Affichée en premier'), { width: '50%' }),
        checkbox('active', words('In use', 'En service'), { on: true, width: '50%' }),
      ],
    },
  ],
}
