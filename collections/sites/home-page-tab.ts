import type { Tab } from 'payload'
import { checkbox } from '@collections/fields/checkbox'
import { webAddress } from '@collections/fields/web-address'
import { words } from '@collections/labels'
import { homepageImages } from './homepage-images'
import { ownPicture } from './own-documents'
import { panelFields } from './panel-fields'

/** What stands on the home page: the carousel, the panels, the tiles, the dining map. Spec: PUB-2.24, PUB-3.1. */
export const homePageTab: Tab = {
  label: words('Home page', 'Page d’accueil'),
  fields: [
    homepageImages,
    ...panelFields,
    checkbox('showMealPlanPrices', words('Prices beside the meal plans', 'Prix à côté des forfaits repas'), {
      on: true,
    }),
    {
      name: 'tiles',
      type: 'array',
      label: words('Tiles', 'Tuiles'),
      labels: { singular: words('Tile', 'Tuile'), plural: words('Tiles', 'Tuiles') },
      admin: { initCollapsed: true },
      fields: [
        { name: 'name', type: 'text', label: words('Name', 'Nom'), localized: true, required: true },
        webAddress('link', words('Leads to', 'Mène à')),
        ownPicture('image', 'images', words('Picture', 'Image')),
      ],
    },
    {
      name: 'diningMap',
      type: 'group',
      label: words('Dining map', 'Carte des points de service'),
      fields: [
        ownPicture('image', 'images', words('Picture of the map', 'Image de la carte')),
        {
          name: 'altText',
          type: 'text',
          label: words('What the map shows', 'Ce que montre la carte'),
          localized: true,
          admin: {
            description: words(
              'For people who cannot see it. Without it, the picture’s own text is read.',
              'Pour les personnes qui ne la voient pas. Sinon, le texte de l’image elle-même est lu.',
            ),
          },
        },
      ],
    },
  ],
}
