import { pictureUpload } from './fields/picture-upload'
import { words } from './labels'

export const specialImages = pictureUpload({
  kind: 'special',
  singular: words('Picture of a special offer', 'Image d’offre spéciale'),
  plural: words('Pictures of special offers', 'Images des offres spéciales'),
  maxWidth: 1600,
})
