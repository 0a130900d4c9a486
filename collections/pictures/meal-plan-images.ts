import { pictureUpload } from '@collections/pictures/processing/picture-upload'
import { bilingual } from '@collections/labels'

export const mealPlanImages = pictureUpload({
  kind: 'meal_plan',
  singular: bilingual('Meal plan picture', 'Image de forfait repas'),
  plural: bilingual('Meal plan pictures', 'Images des forfaits repas'),
  maxWidth: 1600,
})
