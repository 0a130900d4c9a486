import { pictureUpload } from './fields/picture-upload'
import { words } from './labels'

export const sectionBanners = pictureUpload({
  kind: 'section_banner',
  singular: words('Banner', 'Bannière'),
  plural: words('Banners', 'Bannières'),
  maxWidth: 2000,
  cuts: false,
})
