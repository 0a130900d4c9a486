import { locationFeatures as known } from '@/domain/campus'
import { referenceList } from './fields/reference-list'
import { words } from './labels'

/** What a location can offer and its name; the code is the name of the location’s switch. Spec: PUB-3.18. */
export const locationFeatures = referenceList({
  slug: 'location-features',
  singular: words('Feature of locations', 'Caractéristique'),
  plural: words('Features of locations', 'Caractéristiques des points de service'),
  known,
})
