import { pictureUpload } from '@collections/pictures/processing/picture-upload'
import { bilingual } from '@collections/labels'

export const staffImages = pictureUpload({
  kind: 'staff',
  singular: bilingual('Portrait', 'Portrait'),
  plural: bilingual('Team portraits', 'Portraits de l’équipe'),
  maxWidth: 1200,
})
