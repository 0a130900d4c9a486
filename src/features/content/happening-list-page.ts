import type { Site } from '@/domain/campus'
import { textIn, type Locale } from '@/domain/locale'
import type { HappeningKind } from './happening'
import { findPlace, slugOfSpecial } from './section-screens'

const specials: Record<HappeningKind, string[]> = {
  events: ['events'],
  'balanced-living-events': ['balanced_u_events', 'balanced-u-events'],
  news: ['news'],
  'special-offers': ['special-offers'],
}

/** The page of events about balanced living that every site has, by whatever name it has it in its navigation. Spec: PUB-2.10. */
export const fixedPageOf = ({ slug }: Pick<Site, 'slug'>) => `/${slug}/balanced-u-events`

/**
 * The page of a site that lists a kind, and what staff call it: its section or child node; null where none is published.
 * `name` is null for a page that has none of staff. Spec: PUB-2.13, PUB-2.15.
 */
export function listPageOf(
  site: Pick<Site, 'slug' | 'sections'>,
  kind: HappeningKind,
  locale: Locale,
): { href: string; name: string | null } | null {
  const slug = specials[kind].map((special) => slugOfSpecial(site, special)).find((it) => it !== null)
  const place = slug ? findPlace(site, slug) : null
  if (place) return { href: `/${site.slug}/${slug}`, name: textIn((place.node ?? place.section).name, locale) }
  return kind === 'balanced-living-events' ? { href: fixedPageOf(site), name: null } : null
}
