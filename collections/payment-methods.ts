import { paymentMethods as known } from '@/domain/campus'
import { referenceList } from './fields/reference-list'
import { words } from './labels'

/** Ways of paying and their names; the code is the name of the switch that a location has for one. Spec: PUB-3.18. */
export const paymentMethods = referenceList({
  slug: 'payment-methods',
  singular: words('Payment method', 'Mode de paiement'),
  plural: words('Payment methods', 'Modes de paiement'),
  known,
})
