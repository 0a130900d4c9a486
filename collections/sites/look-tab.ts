import type { Tab } from 'payload'
import { papers } from '@/domain/brand-colour'
import { checkbox } from '@collections/fields/checkbox'
import { colour } from '@collections/fields/colour'
import { textColour } from '@collections/fields/text-colour'
import { words } from '@collections/labels'
import { ownPicture } from './own-documents'

/** The logo and the colours of a site; what is written in a colour must be readable. Spec: PUB-2.18, PUB-3.1. */
export const lookTab: Tab = {
  label: words('Look', 'Apparence'),
  fields: [
    {
      type: 'row',
      fields: [
        ownPicture('logo', 'logo', words('Logo', 'Logo'), { width: '50%' }),
        ownPicture('invertedLogo', 'logo', words('Logo for dark backgrounds', 'Logo pour les fonds foncés'), {
          width: '50%',
        }),
      ],
    },
    checkbox('bigLogo', words('Large logo', 'Grand logo')),
    checkbox('transparentHeader', words('See-through header over the pictures', 'En-tête transparent sur les images')),
    {
      type: 'row',
      fields: [
        colour('brandColor', words('Brand', 'Marque'), '#1e5f74'),
        textColour('textColor', words('Text on the brand', 'Texte sur la marque'), ['brandColor'], '#ffffff'),
        textColour('alternateClosedColor', words('Closed', 'Fermé'), [papers.light]),
        colour('buttonColor', words('Buttons', 'Boutons')),
        textColour('buttonTextColor', words('Text of buttons', 'Texte des boutons'), ['buttonColor', 'brandColor']),
        textColour('buttonTextHoverColor', words('Text of buttons, pointed at', 'Texte des boutons survolés'), [
          'buttonColor',
          'brandColor',
        ]),
      ],
    },
    checkbox('carouselControl', words('Carousel controls', 'Commandes du carrousel'), { on: true }),
    colour('carouselControlColor', words('Colour of the carousel controls', 'Couleur des commandes du carrousel')),
  ],
}
