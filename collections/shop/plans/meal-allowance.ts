import type { Field, SelectField } from 'payload'
import { countedAllowances } from '@/domain/shop/meal-allowance'
import { wholeNumber } from '@collections/fields/whole-number'
import { bilingual } from '@collections/labels'

/** What the number of meals of a plan counts. */
export const mealAllowanceField: SelectField = {
  name: 'mealAllowance',
  type: 'select',
  label: bilingual('Meals included', 'Repas compris'),
  options: [
    { value: 'unlimited', label: bilingual('Unlimited', 'À volonté') },
    { value: 'plan', label: bilingual('A number for the whole plan', 'Un nombre pour tout le forfait') },
    { value: 'month', label: bilingual('A number per month', 'Un nombre par mois') },
    { value: 'week', label: bilingual('A number per week', 'Un nombre par semaine') },
  ],
}

/** How many meals a plan includes, from which pages calculate the price of a meal. Spec: CUS-3.7. */
export const mealAllowanceFields: Field[] = [
  {
    ...mealAllowanceField,
    admin: {
      description: bilingual(
        'Visitors see it with the price of a meal. Leave empty for a plan without meals.',
        'Affiché avec le prix d’un repas. Laissez vide pour un forfait sans repas.',
      ),
    },
  },
  wholeNumber('meals', bilingual('Number of meals', 'Nombre de repas'), {
    min: 1,
    max: 2000,
    required: true,
    condition: (data) => countedAllowances.some((allowance) => allowance === data.mealAllowance),
  }),
]
