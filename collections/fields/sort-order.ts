import type { NumberField } from 'payload'
import { bilingual } from '@collections/labels'

export const sortOrder: NumberField = {
  name: 'sortOrder',
  type: 'number',
  label: bilingual('Position', 'Position'),
  admin: {
    position: 'sidebar',
    description: bilingual('Smaller numbers come first.', 'Les petits nombres viennent d’abord.'),
  },
}
