import { locationFeatures as known } from '@/domain/places/location'
import { referenceList } from './reference-list'
import { bilingual } from '@collections/labels'

/** Names of service features. The code is the name of the checkbox of a location. Spec: PUB-3.18. */
export const locationFeatures = referenceList({
  slug: 'location-features',
  singular: bilingual('Location feature', 'Mode de service'),
  plural: bilingual('Location features', 'Modes de service'),
  known,
})
