import { pictureUpload } from './fields/picture-upload'
import { words } from './labels'

export const logo = pictureUpload({
  slug: 'logo',
  kind: 'logo',
  singular: words('Logo', 'Logo'),
  plural: words('Logos', 'Logos'),
  width: 800,
})
