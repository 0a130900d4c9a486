import { pictureUpload } from './fields/picture-upload'
import { words } from './labels'

export const staffImages = pictureUpload({
  kind: 'staff',
  singular: words('Portrait', 'Portrait'),
  plural: words('Portraits of the team', 'Portraits de l’équipe'),
  maxWidth: 1200,
})
