import { customerSelection } from './fields/customer-selection'
import { words } from './labels'

/** The buyer's year of study. */
export const customerYears = customerSelection({
  slug: 'customer-years',
  singular: words('Year of study', 'Année d’études'),
  plural: words('Years of study', 'Années d’études'),
})
