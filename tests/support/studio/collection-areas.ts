import { sharedCollections, siteCollections } from '@collections/collection-order'
import type { Area, Operation } from '@/domain/roles'
import { rights } from './expected-rights'
import type { Caller } from './studio-round'
import type { SiteKey } from './studio-world'

const collections = [...siteCollections, ...sharedCollections]
/** The area that each collection states; `none` for collections that only the system uses, or that have rules of their own. */
export const areaOf: Readonly<Record<string, Area | 'none'>> = Object.fromEntries(
  collections.map(({ custom, slug }) => [slug, custom?.area ?? 'none']),
)

/** Operations that a collection denies to everyone, contrary to its area. */
const exceptions: Record<string, Operation[]> = {
  'menu-filters': ['delete'], // dishes with this allergen would look free of it
  'reservation-waits': ['create', 'update'], // an entry moves with its seats and its key
}

export const operations: Operation[] = ['read', 'create', 'update', 'delete']

/** Whether a caller may do something to the documents of a collection at a site. */
export function isAllowed(
  caller: Pick<Caller, 'role' | 'sites'>,
  operation: Operation,
  slug: string,
  site: SiteKey,
): boolean {
  const area = areaOf[slug] ?? 'none'
  if (caller.role === null || area === 'none' || exceptions[slug]?.includes(operation)) return false
  const letter = rights[area][caller.role][operations.indexOf(operation)]
  return letter === 'A' || (letter === 'o' && caller.sites.includes(site))
}
