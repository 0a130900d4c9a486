import { pictureUpload } from '@collections/pictures/processing/picture-upload'
import { bilingual } from '@collections/labels'

export const images = pictureUpload({
  kind: 'images',
  singular: bilingual('Picture', 'Image'),
  plural: bilingual('Pictures', 'Images'),
  maxWidth: 1600,
})
