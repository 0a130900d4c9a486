import type { Section, Site } from '@/domain/campus'
import type { Locale } from '@/domain/locale'
import { navigationOf, type NavigationEntry } from './navigation'

/** Where a site's microsite stands; its pages are below. Spec: PUB-2.69. */
export const micrositeAddress = ({ slug }: Pick<Site, 'slug'>): string => `/${slug}/microsite`

/** The pages of a microsite, with those under them, as links. Spec: PUB-2.69. */
export const micrositeNavigation = (site: Pick<Site, 'slug'>, pages: Section[], locale: Locale): NavigationEntry[] =>
  navigationOf({ slug: micrositeAddress(site).slice(1), sections: pages }, locale)
