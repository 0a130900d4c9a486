import { pictureUpload } from './fields/picture-upload'
import { words } from './labels'

export const micrositeImages = pictureUpload({
  kind: 'microsite',
  singular: words('Picture of a microsite', 'Image de microsite'),
  plural: words('Pictures of microsites', 'Images des microsites'),
  maxWidth: 2000,
})
