import { pictureUpload } from '@collections/pictures/processing/picture-upload'
import { bilingual } from '@collections/labels'

export const eventImages = pictureUpload({
  kind: 'event',
  singular: bilingual('Event picture', 'Image d’événement'),
  plural: bilingual('Event pictures', 'Images des événements'),
  maxWidth: 1600,
})
