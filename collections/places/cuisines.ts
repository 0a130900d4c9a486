import { referenceList } from './reference-list'
import { bilingual } from '@collections/labels'

/** Cuisines of locations, shared by all sites. Spec: PUB-3.18. */
export const cuisines = referenceList({
  slug: 'cuisines',
  singular: bilingual('Cuisine', 'Cuisine'),
  plural: bilingual('Cuisines', 'Cuisines'),
})
