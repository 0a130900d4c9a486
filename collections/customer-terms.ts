import { customerSelection } from './fields/customer-selection'
import { words } from './labels'

/** The term that is bought for. */
export const customerTerms = customerSelection({
  slug: 'customer-terms',
  singular: words('Term', 'Session'),
  plural: words('Terms', 'Sessions'),
})
