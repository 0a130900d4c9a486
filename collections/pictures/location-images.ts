import { pictureUpload } from '@collections/pictures/processing/picture-upload'
import { bilingual } from '@collections/labels'

export const locationImages = pictureUpload({
  kind: 'location',
  singular: bilingual('Location picture', 'Image de point de service'),
  plural: bilingual('Location pictures', 'Images de points de service'),
  maxWidth: 1200,
})
