import type { Section } from '@/domain/site/section'
import type { Site } from '@/domain/site/site'
import type { Locale } from '@/domain/locale'
import { buildNavigation, type NavigationEntry } from '@/domain/site/navigation'

/** The path of a site's microsite. Its pages are below this path. Spec: PUB-2.69. */
export const micrositeAddress = ({ slug }: Pick<Site, 'slug'>): string => `/${slug}/microsite`

/** The pages of a microsite and their child pages as links. Spec: PUB-2.69. */
export const micrositeNavigation = (site: Pick<Site, 'slug'>, pages: Section[], locale: Locale): NavigationEntry[] =>
  buildNavigation({ slug: micrositeAddress(site).slice(1), sections: pages }, locale)
