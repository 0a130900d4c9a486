import { pictureUpload } from './fields/picture-upload'
import { words } from './labels'

export const logo = pictureUpload({
  kind: 'logo',
  singular: words('Logo', 'Logo'),
  plural: words('Logos', 'Logos'),
  maxWidth: 800,
  cuts: false,
})
