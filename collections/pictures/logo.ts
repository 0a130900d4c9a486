import { pictureUpload } from '@collections/pictures/processing/picture-upload'
import { bilingual } from '@collections/labels'

export const logo = pictureUpload({
  kind: 'logo',
  singular: bilingual('Logo', 'Logo'),
  plural: bilingual('Logos', 'Logos'),
  maxWidth: 800,
  cropSizes: false,
})
