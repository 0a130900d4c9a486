import type { Tab, ArrayField } from 'payload'
import { checkbox } from '@collections/fields/checkbox'
import { webAddress } from '@collections/fields/web-address'
import { bilingual } from '@collections/labels'
import { ownPicture, ownDocument } from './own-documents'
import { panelFields } from './panel-fields'
import { colour } from './colour'
import { row } from '@collections/fields/row'

const half = { width: '50%' }

/** Pictures of the carousel, in order. Each may link to an address, an event, an offer or a location. Spec: PUB-2.31. */
const homepageImages: ArrayField = {
  name: 'homepageImages',
  type: 'array',
  label: bilingual('Pictures of the carousel', 'Images du carrousel'),
  labels: { singular: bilingual('Picture', 'Image'), plural: bilingual('Pictures', 'Images') },
  admin: { initCollapsed: true },
  fields: [
    ownPicture('image', 'images', bilingual('Picture', 'Image'), { required: true }),
    row(
      {
        name: 'caption',
        type: 'text',
        label: bilingual('Caption', 'Légende'),
        localized: true,
        admin: { width: '67%' },
      },
      colour('captionColor', bilingual('Colour of the caption', 'Couleur de la légende')),
    ),
    row(
      webAddress('link', bilingual('Link to this address', 'Lien vers cette adresse')),
      ownDocument('event', 'events', bilingual('or to this event', 'ou à cet événement'), half),
      ownDocument('specialOffer', 'special-offers', bilingual('or to this offer', 'ou à cette offre spéciale'), half),
      ownDocument('location', 'locations', bilingual('or to this location', 'ou à ce point de service'), half),
    ),
    row(
      checkbox('isDefault', bilingual('Show first', 'Afficher en premier'), { width: '50%' }),
      checkbox('active', bilingual('Shown', 'Affichée'), { on: true, width: '50%' }),
    ),
  ],
}

/** Carousel, panels, tiles and dining map of the home page. Spec: PUB-2.24, PUB-3.1. */
export const homePageTab: Tab = {
  label: bilingual('Home page', 'Page d’accueil'),
  fields: [
    homepageImages,
    ...panelFields,
    checkbox('showMealPlanPrices', bilingual('Prices beside the meal plans', 'Prix à côté des forfaits repas'), {
      on: true,
    }),
    {
      name: 'tiles',
      type: 'array',
      label: bilingual('Tiles', 'Tuiles'),
      labels: { singular: bilingual('Tile', 'Tuile'), plural: bilingual('Tiles', 'Tuiles') },
      admin: {
        initCollapsed: true,
        description: bilingual('Links at the end of the home page.', 'Des liens au bas de la page d’accueil.'),
      },
      fields: [
        { name: 'name', type: 'text', label: bilingual('Name', 'Nom'), localized: true, required: true },
        webAddress('link', bilingual('Link', 'Lien')),
        ownPicture('image', 'images', bilingual('Picture', 'Image')),
      ],
    },
    {
      name: 'diningMap',
      type: 'group',
      label: bilingual('Dining map', 'Plan des points de service'),
      fields: [
        ownPicture('image', 'images', bilingual('Picture of the map', 'Image du plan')),
        {
          name: 'altText',
          type: 'text',
          label: bilingual('What the map shows', 'Ce que montre le plan'),
          localized: true,
          admin: {
            description: bilingual(
              'Describe the map for people who cannot see it. Leave empty to use the text of the picture.',
              'Décrivez le plan pour les personnes qui ne le voient pas. Laissez vide pour utiliser le texte de l’image.',
            ),
          },
        },
      ],
    },
  ],
}
