import { pictureUpload } from './fields/picture-upload'
import { words } from './labels'

export const images = pictureUpload({
  slug: 'images',
  kind: 'images',
  singular: words('Picture', 'Image'),
  plural: words('Pictures', 'Images'),
  width: 1600,
})
