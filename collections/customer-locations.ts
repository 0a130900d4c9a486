import { customerSelection } from './fields/customer-selection'
import { words } from './labels'

/** Where the buyer lives or eats: the order form's second question. */
export const customerLocations = customerSelection({
  slug: 'customer-locations',
  singular: words('Customer location', 'Lieu de la clientèle'),
  plural: words('Customer locations', 'Lieux de la clientèle'),
})
