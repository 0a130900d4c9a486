import { pictureUpload } from './fields/picture-upload'
import { words } from './labels'

export const locationImages = pictureUpload({
  kind: 'location',
  singular: words('Picture of a location', 'Image de point de service'),
  plural: words('Pictures of locations', 'Images de points de service'),
  maxWidth: 1200,
})
