import { pictureUpload } from './fields/picture-upload'
import { words } from './labels'

export const eventImages = pictureUpload({
  kind: 'event',
  singular: words('Picture of an event', 'Image d’événement'),
  plural: words('Pictures of events', 'Images des événements'),
  maxWidth: 1600,
})
