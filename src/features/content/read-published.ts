import { isHexId } from '@/domain/hex-id'
import type { AnnouncementKind } from '@/domain/content/announcements'
import type { Site } from '@/domain/site/site'
import { campusDateAt } from '@/domain/time/campus-time'
import { isPublic, type PublicationWindow } from '@/domain/content/publication-window'
import { everySiteTag, siteTag } from '@/server/cache/cache-tags'
import { readCached } from '@/server/cache/read-cached'
import { openPayload } from '@/server/database/payload'
import {
  documentRelation,
  pictureRelation,
  readPublicDocuments,
  type Relations,
} from '@/server/database/read-public-documents'
import type { StoredFields, StoredRow } from '@/server/database/stored-row'
import { idOf, textOf } from '@/server/database/stored-values'

export type { StoredRow }

/** The collections with content of a site that is shown in a period. */
type PublishedCollection =
  | AnnouncementKind
  | 'blog-articles'
  | 'catering-files'
  | 'directors-meetings'
  | 'newsletters'
  | 'photo-albums'
  | 'staff-members'

/** Where a kind of content is stored and how a document is parsed. `parseItem` returns null for a document that cannot be shown. */
export type ContentSource<Slug extends PublishedCollection, Item extends PublicationWindow> = {
  collection: Slug
  parseItem: (doc: StoredRow<Slug>) => Item | null
}

/**
 * The content of one kind that visitors of a site see at `now`, newest first; empty if the site is not published. The cache
 * holds the publication dates of items, not their visibility, so cached items stay correct after midnight.
 * Spec: PUB-3.9, PUB-4.1.
 */
export async function readPublished<Slug extends PublishedCollection, Item extends PublicationWindow>(
  source: ContentSource<Slug, Item>,
  site: Pick<Site, 'id' | 'timeZone' | 'published'>,
  now: Date,
): Promise<Item[]> {
  if (!site.published) return []
  const today = campusDateAt(now, site.timeZone)
  return (await readActive(source, site.id)).filter((item) => isPublic(item, today))
}

/**
 * All active items of a site except drafts, inside and outside their publication dates. On pages, pictures, files and
 * locations that cannot be read are left out.
 */
async function readActive<Slug extends PublishedCollection, Item extends PublicationWindow>(
  { collection, parseItem: itemOf }: ContentSource<Slug, Item>,
  siteId: string,
) {
  return readCached(`${collection}:${siteId}`, [siteTag(siteId), everySiteTag], async () => {
    const docs = await readPublicDocuments(await openPayload(), collection, {
      where: { site: { equals: siteId } },
      related: relatedDocuments[collection],
      sort: ['-createdAt', 'id'],
    })
    return docs.flatMap((doc) => itemOf(doc) ?? [])
  })
}

const place = { collection: 'locations', select: { name: true, active: true } } as const
const event: Relations = { picture: pictureRelation('event-images'), location: place }
/** The related documents that announcements include. */
export const announcementRelations: Record<AnnouncementKind, Relations> = {
  'balanced-living-events': event,
  events: event,
  news: { picture: pictureRelation('news-images'), location: place },
  'special-offers': { picture: pictureRelation('special-images') },
}
/** The related documents that each kind of content includes. */
const relatedDocuments: Partial<Record<PublishedCollection, Relations>> = {
  ...announcementRelations,
  'catering-files': { file: documentRelation('catering-documents') },
  newsletters: { file: documentRelation('newsletter-files') },
  'photo-albums': { image: pictureRelation('images') },
  'staff-members': { picture: pictureRelation('staff-images') },
}

/** The site to which a published document belongs; null for any other id. */
export async function findContentSite(collection: PublishedCollection, id: string): Promise<string | null> {
  if (!isHexId(id)) return null
  const [doc] = await readPublicDocuments(await openPayload(), collection, {
    where: { id: { equals: id } },
    select: { site: true },
  })
  return idOf(doc?.site)
}

/** The publication dates of a document that is not a draft. */
export const parsePublicationWindow = (
  doc: StoredFields<{ showFrom: string; showUntil: string }>,
): PublicationWindow => ({
  status: 'published',
  showFrom: textOf(doc.showFrom),
  showUntil: textOf(doc.showUntil),
})
