import { customerSelection } from './customer-selection'
import { bilingual } from '@collections/labels'

/** Terms, such as "Fall 2026": the fourth question of the order form. Spec: CUS-3.6. */
export const customerTerms = customerSelection({
  slug: 'customer-terms',
  singular: bilingual('Term', 'Session'),
  plural: bilingual('Terms', 'Sessions'),
  hasDates: true,
})
