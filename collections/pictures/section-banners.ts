import { pictureUpload } from '@collections/pictures/processing/picture-upload'
import { bilingual } from '@collections/labels'

export const sectionBanners = pictureUpload({
  kind: 'section_banner',
  singular: bilingual('Banner', 'Bannière'),
  plural: bilingual('Banners', 'Bannières'),
  maxWidth: 2000,
  cropSizes: false,
})
