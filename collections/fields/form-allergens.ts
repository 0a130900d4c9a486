import type { SelectField } from 'payload'
import { words } from '@collections/labels'

/** The allergens that the health and food forms offer, in the words of the forms. Spec: CUS-2.44. */
export const formAllergens = (required: boolean): SelectField => ({
  name: 'allergens',
  type: 'select',
  hasMany: true,
  required,
  label: words('Allergens', 'Allergènes'),
  options: [
    { value: 'Milk', label: words('Milk', 'Lait') },
    { value: 'Soy', label: words('Soy', 'Soja') },
    { value: 'Wheat', label: words('Wheat', 'Blé') },
    { value: 'Egg', label: words('Egg', 'Œufs') },
    { value: 'Fish', label: words('Fish', 'Poisson') },
    { value: 'Shellfish', label: words('Shellfish', 'Fruits de mer') },
    { value: 'Peanuts', label: words('Peanuts', 'Arachides') },
    { value: 'Tree Nuts', label: words('Tree nuts', 'Noix') },
    { value: 'Gluten', label: words('Gluten', 'Gluten') },
    { value: 'Corn', label: words('Corn', 'Maïs') },
    { value: 'Other', label: words('Other', 'Autre') },
  ],
})
