import type { Section, Site } from '@/domain/campus'
import type { HappeningKind } from './happening'

/** The screens that a section can open. What has no screen of its own is a page of the campus's words. Spec: PUB-2.15, PUB-2.17. */
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
  | HappeningKind

const screens: Record<string, ScreenName> = {
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
}

/** Which screen a section or a child node opens: its master slug decides, else its slug. Spec: PUB-2.11, PUB-2.15. */
export function screenOf({ slug, masterSlug }: { slug: string; masterSlug?: string | null }): ScreenName {
  const key = masterSlug || slug
  return Object.hasOwn(screens, key) ? (screens[key] ?? 'content') : 'content'
}

type Node = Section['nodes'][number]
/** What an address names: a section, or a child node with the section above it. */
export type Place = { section: Section; node: Node | null }

/**
 * The published section or child node that an address names: a section by its slug, else one by its master slug (so
 * that `/site/whats-on-the-menu` works on a campus that calls the page otherwise), else a node, by its slug before its
 * master slug too. Null when there is none, or it is not published. Spec: PUB-2.2, PUB-2.11.
 */
export function findPlace(site: Pick<Site, 'sections'>, asked: string): Place | null {
  const slug = asked.toLowerCase()
  const published = site.sections.filter((section) => section.published)
  const section = published.find((it) => it.slug === slug) ?? published.find((it) => it.masterSlug === slug)
  if (section) return { section, node: null }
  const nodes = published.flatMap((above) =>
    above.nodes.filter((it) => it.published).map((node) => ({ section: above, node })),
  )
  return (
    nodes.find(({ node }) => node.slug === slug) ??
    nodes.find(({ node }) => !node.url && node.masterSlug === slug) ??
    null
  )
}

/**
 * The slug of the published section that opens a screen or a special page, by master slug or slug, else of such a child
 * node; null when there is none.
 */
export function slugOfSpecial({ sections }: Pick<Site, 'sections'>, special: string): string | null {
  const published = sections.filter((section) => section.published)
  const nodes = published.flatMap((section) => section.nodes.filter((node) => node.published))
  const opens = ({ url, masterSlug, slug }: Section | Node) => !url && (masterSlug || slug) === special
  return (published.find(opens) ?? nodes.find(opens))?.slug ?? null
}

/** The address of what opens a screen or a special page; null when nothing does. */
export function addressOfSpecial(site: Pick<Site, 'slug' | 'sections'>, special: string): string | null {
  const slug = slugOfSpecial(site, special)
  return slug && `/${site.slug}/${slug}`
}
