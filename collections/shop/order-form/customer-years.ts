import { customerSelection } from './customer-selection'
import { bilingual } from '@collections/labels'

/** Years of study: the third question of the order form. Spec: CUS-3.6. */
export const customerYears = customerSelection({
  slug: 'customer-years',
  singular: bilingual('Year of study', 'Année d’études'),
  plural: bilingual('Years of study', 'Années d’études'),
})
