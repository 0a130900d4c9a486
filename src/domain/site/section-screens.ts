import type { Section, SectionNode } from './section'
import type { Site } from './site'
import type { AnnouncementKind } from '@/domain/content/announcements'

/** The screens that a section can open. All other sections open `content`. Spec: PUB-2.15, PUB-2.17. */
export type ScreenName =
  | 'menu'
  | 'hours'
  | 'content'
  | 'staff'
  | 'newsletters'
  | 'surveys'
  | 'photo-albums'
  | 'dining-blog'
  | 'directors-meetings'
  | 'catering-files'
  | 'dining-map'
  | 'locations'
  | 'campus-map'
  | 'meal-plans'
  | 'feedback'
  | AnnouncementKind

const screens = {
  'whats-on-the-menu': 'menu',
  'hours-of-operation': 'hours',
  locations: 'locations',
  'campus-map': 'campus-map',
  events: 'events',
  balanced_u_events: 'balanced-living-events',
  'balanced-u-events': 'balanced-living-events',
  news: 'news',
  'special-offers': 'special-offers',
  staff: 'staff',
  newsletters: 'newsletters',
  surveys: 'surveys',
  'photo-albums': 'photo-albums',
  'dining-blog': 'dining-blog',
  'directors-meetings': 'directors-meetings',
  'catering-files': 'catering-files',
  'dining-map': 'dining-map',
  'meal-plan-purchase': 'meal-plans',
  feedback: 'feedback',
} satisfies Record<string, ScreenName>

/** The master slugs that the studio offers: one for each screen. */
export type BuiltInPage = Exclude<keyof typeof screens, 'balanced_u_events'>

const hasScreen = (key: string): key is keyof typeof screens => Object.hasOwn(screens, key)

/** Returns the screen of a section or child node, by its master slug or, without one, by its slug. Spec: PUB-2.11, PUB-2.15. */
export function getScreenName({ slug, masterSlug }: { slug: string; masterSlug?: string | null }): ScreenName {
  const key = masterSlug || slug
  return hasScreen(key) ? screens[key] : 'content'
}

/** A section, or a child node with its section. */
export type SectionMatch = { section: Section; node: SectionNode | null }

/**
 * Finds the published section or child node of a URL segment. Sections come before nodes, and slugs before master slugs, so
 * that `/northgate/whats-on-the-menu` works even when the campus gave the page another slug. Case does not matter. Null when
 * nothing published matches. Spec: PUB-2.2, PUB-2.11.
 */
export function findSection(site: Pick<Site, 'sections'>, segment: string): SectionMatch | null {
  const slug = segment.toLowerCase()
  const published = site.sections.filter((section) => section.published)
  const section = published.find((each) => each.slug === slug) ?? published.find((each) => each.masterSlug === slug)
  if (section) return { section, node: null }
  const nodes = published.flatMap((parent) =>
    parent.nodes.filter((node) => node.published).map((node) => ({ section: parent, node })),
  )
  return (
    nodes.find(({ node }) => node.slug === slug) ??
    nodes.find(({ node }) => !node.url && node.masterSlug === slug) ??
    null
  )
}

/**
 * Returns the slug of the published section or, failing that, child node that opens a special page. `special` is the page's
 * master slug. Sections that are only links do not count. Null when there is none. Spec: PUB-2.11.
 */
export function findSpecialPageSlug({ sections }: Pick<Site, 'sections'>, special: string): string | null {
  const published = sections.filter((section) => section.published)
  const nodes = published.flatMap((section) => section.nodes.filter((node) => node.published))
  const opens = ({ url, masterSlug, slug }: Section | SectionNode) => !url && (masterSlug || slug) === special
  return (published.find(opens) ?? nodes.find(opens))?.slug ?? null
}

/** Returns the URL path of a special page of a site, or null when no section opens it. */
export function specialPageUrl(site: Pick<Site, 'slug' | 'sections'>, special: string): string | null {
  const slug = findSpecialPageSlug(site, special)
  return slug && `/${site.slug}/${slug}`
}
