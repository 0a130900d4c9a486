import { referenceList } from './fields/reference-list'
import { words } from './labels'

/** Cuisines by which locations are described. Spec: PUB-3.18. */
export const cuisines = referenceList({
  slug: 'cuisines',
  singular: words('Cuisine', 'Cuisine'),
  plural: words('Cuisines', 'Cuisines'),
})
