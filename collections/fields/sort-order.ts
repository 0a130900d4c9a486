import type { NumberField } from 'payload'
import { words } from '@collections/labels'

export const sortOrder: NumberField = {
  name: 'sortOrder',
  type: 'number',
  label: words('Order', 'Ordre'),
  admin: {
    position: 'sidebar',
    description: words('Smaller numbers come first.', 'Les petits nombres viennent d’abord.'),
  },
}
