import { pictureUpload } from './fields/picture-upload'
import { words } from './labels'

export const newsImages = pictureUpload({
  kind: 'news',
  singular: words('Picture of news', 'Image de nouvelle'),
  plural: words('Pictures of news', 'Images des nouvelles'),
  maxWidth: 1600,
})
