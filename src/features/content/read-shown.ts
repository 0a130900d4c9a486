import type { Site } from '@/domain/campus'
import { campusDateAt } from '@/domain/campus-time'
import { isShown, type Publication } from '@/domain/publication'
import { everySiteTag, siteTag } from '@/server/cache-tags'
import { caches } from '@/server/caches'
import { openPayload } from '@/server/payload'
import { documentIn, pictureIn, readStored, type Related, type Stored } from '@/server/read-stored'
import { fieldsOf, idOf, textOf } from '@/server/stored'

export type { Stored }

type Collection =
  | 'balanced-living-events'
  | 'blog-articles'
  | 'catering-files'
  | 'directors-meetings'
  | 'events'
  | 'news'
  | 'newsletters'
  | 'photo-albums'
  | 'special-offers'
  | 'staff-members'

/** A kind of content: where it is stored, and how a document is read; null for one that cannot be shown. */
export type Shelf<Item extends Publication> = { collection: Collection; itemOf: (doc: Stored) => Item | null }

/**
 * What visitors of a site see of a kind of content at an instant, what was written last first; nothing where the site is
 * not published. What is kept is the days between which an item is shown, never whether it is. Spec: PUB-3.9, PUB-4.1.
 */
export async function readShown<Item extends Publication>(
  shelf: Shelf<Item>,
  site: Pick<Site, 'id' | 'timeZone' | 'published'>,
  now: Date,
): Promise<Item[]> {
  if (!site.published) return []
  const today = campusDateAt(now, site.timeZone)
  return (await readPublic(shelf, site.id)).filter((item) => isShown(item, today))
}

/** Everything of a site that is in use and not a draft, whatever its days. */
async function readPublic<Item extends Publication>({ collection, itemOf }: Shelf<Item>, siteId: string) {
  const items = await caches.values.remember(`${collection}:${siteId}`, async () => {
    const docs = await readStored(await openPayload(), collection, {
      where: { site: { equals: siteId } },
      related: shownOfRelated[collection],
      sort: ['-createdAt', 'id'],
    })
    const inUse = docs.filter(({ _status, active }) => _status !== 'draft' && active !== false)
    return { value: inUse.flatMap((doc) => itemOf(doc) ?? []), tags: [siteTag(siteId), everySiteTag] }
  })
  return items as Item[]
}

const place = { collection: 'locations', select: { name: true, active: true } } as const
const event: Related = { picture: pictureIn('event-images'), location: place }
/** What each kind of content shows of the documents that it names. */
const shownOfRelated: Partial<Record<Collection, Related>> = {
  'balanced-living-events': event,
  'catering-files': { file: documentIn('catering-documents') },
  events: event,
  news: { picture: pictureIn('news-images'), location: place },
  newsletters: { file: documentIn('newsletter-files') },
  'photo-albums': { image: pictureIn('images') },
  'special-offers': { picture: pictureIn('special-images') },
  'staff-members': { picture: pictureIn('staff-images') },
}

/** The site to which a document belongs, shown or not; null for an unknown id. */
export async function siteOfContent(collection: Collection, id: string): Promise<string | null> {
  if (!/^[0-9a-f]{24}$/.test(id)) return null
  const payload = await openPayload()
  const { docs } = await payload.find({
    collection,
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    pagination: false,
    select: { site: true },
    overrideAccess: true, // only which site it is, to look it up there
  })
  return idOf(fieldsOf(docs[0]).site)
}

/** The days of a document that is no draft. */
export const publicationOf = (doc: Stored): Publication => ({
  status: 'published',
  showFrom: textOf(doc.showFrom),
  showUntil: textOf(doc.showUntil),
})
