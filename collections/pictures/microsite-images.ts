import { pictureUpload } from '@collections/pictures/processing/picture-upload'
import { bilingual } from '@collections/labels'

export const micrositeImages = pictureUpload({
  kind: 'microsite',
  singular: bilingual('Microsite picture', 'Image de microsite'),
  plural: bilingual('Microsite pictures', 'Images des microsites'),
  maxWidth: 2000,
})
