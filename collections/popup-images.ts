import { pictureUpload } from './fields/picture-upload'
import { words } from './labels'

export const popupImages = pictureUpload({
  kind: 'popup',
  singular: words('Picture of an announcement', 'Image d’annonce'),
  plural: words('Pictures of announcements', 'Images des annonces'),
  maxWidth: 1600,
})
