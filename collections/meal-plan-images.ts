import { pictureUpload } from './fields/picture-upload'
import { words } from './labels'

export const mealPlanImages = pictureUpload({
  kind: 'meal_plan',
  singular: words('Picture of a meal plan', 'Image de forfait repas'),
  plural: words('Pictures of meal plans', 'Images des forfaits repas'),
  maxWidth: 1600,
})
