import type { Site } from '@/domain/site/site'
import { localize, type Locale } from '@/domain/locale'
import type { AnnouncementKind } from '@/domain/content/announcements'
import { findSection, findSpecialPageSlug } from '@/domain/site/section-screens'

const masterSlugs: Record<AnnouncementKind, string[]> = {
  events: ['events'],
  'balanced-living-events': ['balanced_u_events', 'balanced-u-events'],
  news: ['news'],
  'special-offers': ['special-offers'],
}

/** The path of the balanced living events, which every site has in addition to its sections. Spec: PUB-2.10. */
export const balancedLivingPath = ({ slug }: Pick<Site, 'slug'>) => `/${slug}/balanced-u-events`

/**
 * The list page of a kind: a published section or child node, with the name that staff gave it; null if there is none.
 * Balanced living events fall back to their fixed page, whose `name` is null. Spec: PUB-2.13, PUB-2.15.
 */
export function findListPage(
  site: Pick<Site, 'slug' | 'sections'>,
  kind: AnnouncementKind,
  locale: Locale,
): { href: string; name: string | null } | null {
  const slug = masterSlugs[kind].map((masterSlug) => findSpecialPageSlug(site, masterSlug)).find((it) => it !== null)
  const place = slug ? findSection(site, slug) : null
  if (place) return { href: `/${site.slug}/${slug}`, name: localize((place.node ?? place.section).name, locale) }
  return kind === 'balanced-living-events' ? { href: balancedLivingPath(site), name: null } : null
}
