import type { Tab } from 'payload'
import { pageBackgrounds } from '@/domain/site/brand-colour'
import { checkbox } from '@collections/fields/checkbox'
import { colour } from './colour'
import { textColour } from './text-colour'
import { bilingual } from '@collections/labels'
import { ownPicture } from './own-documents'

/** Logo and colours. Text colours must have enough contrast. Spec: PUB-2.18, PUB-3.1. */
export const appearanceTab: Tab = {
  label: bilingual('Appearance', 'Apparence'),
  fields: [
    {
      type: 'row',
      fields: [
        ownPicture('logo', 'logo', bilingual('Logo', 'Logo'), { width: '50%' }),
        ownPicture('invertedLogo', 'logo', bilingual('Logo for dark backgrounds', 'Logo pour les fonds foncés'), {
          width: '50%',
        }),
      ],
    },
    checkbox('bigLogo', bilingual('Large logo', 'Grand logo')),
    {
      type: 'row',
      fields: [
        colour('brandColor', bilingual('Brand', 'Marque'), '#1e5f74'),
        textColour(
          'textColor',
          bilingual('Text on the brand colour', 'Texte sur la couleur de la marque'),
          ['brandColor'],
          '#ffffff',
        ),
        textColour('alternateClosedColor', bilingual('Closed', 'Fermé'), [pageBackgrounds.light]),
        colour('buttonColor', bilingual('Buttons', 'Boutons')),
        textColour('buttonTextColor', bilingual('Button text', 'Texte des boutons'), ['buttonColor', 'brandColor']),
        textColour('buttonTextHoverColor', bilingual('Button text on hover', 'Texte des boutons au survol'), [
          'buttonColor',
          'brandColor',
        ]),
      ],
    },
    checkbox('carouselControl', bilingual('Carousel controls', 'Commandes du carrousel'), { on: true }),
    colour('carouselControlColor', bilingual('Colour of the carousel controls', 'Couleur des commandes du carrousel')),
  ],
}
