import { customerSelection } from './customer-selection'
import { bilingual } from '@collections/labels'

/** Where buyers live or eat: the second question of the order form. Spec: CUS-3.6. */
export const customerLocations = customerSelection({
  slug: 'customer-locations',
  singular: bilingual('Customer location', 'Lieu de la clientèle'),
  plural: bilingual('Customer locations', 'Lieux de la clientèle'),
})
