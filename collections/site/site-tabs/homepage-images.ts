import type { ArrayField } from 'payload'
import { checkbox } from '@collections/fields/checkbox'
import { colour } from './colour'
import { webAddress } from '@collections/fields/web-address'
import { bilingual } from '@collections/labels'
import { ownDocument, ownPicture } from './own-documents'

const half = { width: '50%' }

/** Pictures of the carousel, in order. Each may link to an address, an event, an offer or a location. Spec: PUB-2.31. */
export const homepageImages: ArrayField = {
  name: 'homepageImages',
  type: 'array',
  label: bilingual('Pictures of the carousel', 'Images du carrousel'),
  labels: { singular: bilingual('Picture', 'Image'), plural: bilingual('Pictures', 'Images') },
  admin: { initCollapsed: true },
  fields: [
    ownPicture('image', 'images', bilingual('Picture', 'Image'), { required: true }),
    {
      type: 'row',
      fields: [
        {
          name: 'caption',
          type: 'text',
          label: bilingual('Caption', 'Légende'),
          localized: true,
          admin: { width: '67%' },
        },
        colour('captionColor', bilingual('Colour of the caption', 'Couleur de la légende')),
      ],
    },
    {
      type: 'row',
      fields: [
        webAddress('link', bilingual('Link to this address', 'Lien vers cette adresse')),
        ownDocument('event', 'events', bilingual('or to this event', 'ou à cet événement'), half),
        ownDocument('specialOffer', 'special-offers', bilingual('or to this offer', 'ou à cette offre spéciale'), half),
        ownDocument('location', 'locations', bilingual('or to this location', 'ou à ce point de service'), half),
      ],
    },
    {
      type: 'row',
      fields: [
        checkbox('isDefault', bilingual('Show first', 'Afficher en premier'), { width: '50%' }),
        checkbox('active', bilingual('Shown', 'Affichée'), { on: true, width: '50%' }),
      ],
    },
  ],
}
