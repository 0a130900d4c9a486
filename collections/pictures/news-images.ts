import { pictureUpload } from '@collections/pictures/processing/picture-upload'
import { bilingual } from '@collections/labels'

export const newsImages = pictureUpload({
  kind: 'news',
  singular: bilingual('News picture', 'Image de nouvelle'),
  plural: bilingual('News pictures', 'Images des nouvelles'),
  maxWidth: 1600,
})
