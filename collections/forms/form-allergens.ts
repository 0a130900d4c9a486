import type { SelectField } from 'payload'
import { bilingual } from '@collections/labels'

/** The allergens of the dietary health form and the on-the-go form. The values are those of the forms. Spec: CUS-2.44. */
export const formAllergens = (required: boolean): SelectField => ({
  name: 'allergens',
  type: 'select',
  hasMany: true,
  required,
  label: bilingual('Allergens', 'Allergènes'),
  options: [
    { value: 'Milk', label: bilingual('Milk', 'Lait') },
    { value: 'Soy', label: bilingual('Soy', 'Soya') },
    { value: 'Wheat', label: bilingual('Wheat', 'Blé') },
    { value: 'Egg', label: bilingual('Egg', 'Œufs') },
    { value: 'Fish', label: bilingual('Fish', 'Poisson') },
    { value: 'Shellfish', label: bilingual('Shellfish', 'Fruits de mer') },
    { value: 'Peanuts', label: bilingual('Peanuts', 'Arachides') },
    { value: 'Tree Nuts', label: bilingual('Tree nuts', 'Noix') },
    { value: 'Gluten', label: bilingual('Gluten', 'Gluten') },
    { value: 'Corn', label: bilingual('Corn', 'Maïs') },
    { value: 'Other', label: bilingual('Other', 'Autre') },
  ],
})
