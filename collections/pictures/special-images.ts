import { pictureUpload } from '@collections/pictures/processing/picture-upload'
import { bilingual } from '@collections/labels'

export const specialImages = pictureUpload({
  kind: 'special',
  singular: bilingual('Special offer picture', 'Image d’offre spéciale'),
  plural: bilingual('Special offer pictures', 'Images des offres spéciales'),
  maxWidth: 1600,
})
