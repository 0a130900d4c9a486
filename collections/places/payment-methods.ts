import { paymentMethods as known } from '@/domain/places/location'
import { referenceList } from './reference-list'
import { bilingual } from '@collections/labels'

/** Names of payment methods. The code is the name of the checkbox of a location. Spec: PUB-3.18. */
export const paymentMethods = referenceList({
  slug: 'payment-methods',
  singular: bilingual('Payment method', 'Mode de paiement'),
  plural: bilingual('Payment methods', 'Modes de paiement'),
  known,
})
