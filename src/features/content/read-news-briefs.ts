import type { Site } from '@/domain/campus'
import { campusDateAt } from '@/domain/campus-time'
import type { Localized } from '@/domain/locale'
import { isShown, type Publication } from '@/domain/publication'
import { everySiteTag, siteTag } from '@/server/cache-tags'
import { caches } from '@/server/caches'
import { openPayload } from '@/server/payload'
import { bothOf, fieldsOf, nameOf, textOf } from '@/server/stored'

/** What announces a news item elsewhere than on its own page. */
export type NewsBrief = Publication & { id: string; title: Localized; brief: Localized<string | null> }

/** The news that a site shows at an instant, by their ids. Spec: PUB-3.10. */
export async function readNewsBriefs(
  { id: siteId, timeZone }: Pick<Site, 'id' | 'timeZone'>,
  now: Date,
): Promise<Map<string, NewsBrief>> {
  const kept = await caches.values.remember(`news-briefs:${siteId}`, async () => {
    const payload = await openPayload()
    const { docs } = await payload.find({
      collection: 'news',
      where: { site: { equals: siteId } },
      select: { title: true, brief: true, showFrom: true, showUntil: true, _status: true },
      locale: 'all',
      depth: 0,
      pagination: false,
      overrideAccess: true, // public data of one site; what is not shown is left out below
    })
    return { value: docs.map((doc) => briefOf(fieldsOf(doc))), tags: [siteTag(siteId), everySiteTag] }
  })
  const today = campusDateAt(now, timeZone)
  return new Map((kept as NewsBrief[]).flatMap((item) => (isShown(item, today) ? [[item.id, item]] : [])))
}

const briefOf = (doc: Record<string, unknown>): NewsBrief => ({
  id: String(doc.id),
  title: nameOf(doc.title),
  brief: bothOf(doc.brief),
  status: doc._status === 'draft' ? 'draft' : 'published',
  showFrom: textOf(doc.showFrom),
  showUntil: textOf(doc.showUntil),
})
