import { pictureUpload } from '@collections/pictures/processing/picture-upload'
import { bilingual } from '@collections/labels'

export const popupImages = pictureUpload({
  kind: 'popup',
  singular: bilingual('Popup picture', 'Image de fenêtre surgissante'),
  plural: bilingual('Popup pictures', 'Images de fenêtres surgissantes'),
  maxWidth: 1600,
})
