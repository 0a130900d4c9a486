import { pictureUpload } from './fields/picture-upload'
import { words } from './labels'

export const images = pictureUpload({
  kind: 'images',
  singular: words('Picture', 'Image'),
  plural: words('Pictures', 'Images'),
  maxWidth: 1600,
})
