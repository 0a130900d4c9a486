import { detailPaths } from '@/domain/content/announcements'

/** The collections whose pages a text may link to. */
export const linkableCollections = ['sections', 'news', 'events', 'balanced-living-events', 'special-offers'] as const
export type LinkableCollection = (typeof linkableCollections)[number]

/** The uploads that a text may show. */
export const embeddableUploads = ['images'] as const

export const isLinkable = (collection: string): collection is LinkableCollection =>
  (linkableCollections as readonly string[]).includes(collection)
export const isEmbeddable = (collection: string) => (embeddableUploads as readonly string[]).includes(collection)

/** A page of a site. `url`: a section may be a link to another address instead of a page. */
export type LinkedPage = {
  collection: LinkableCollection
  id: string
  siteSlug: string
  slug: string | null
  url: string | null
}

/** The address of a page that a text links to; null for a section that has no address yet. Spec: PUB-2.12. */
export function pageAddress({ collection, id, siteSlug, slug, url }: LinkedPage): string | null {
  if (collection !== 'sections') return `/${siteSlug}/${detailPaths[collection]}/${id}`
  return url ?? (slug && `/${siteSlug}/${slug}`)
}
