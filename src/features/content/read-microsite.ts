import type { Microsite } from '@/domain/microsite'
import { everySiteTag, siteTag } from '@/server/cache-tags'
import { caches } from '@/server/caches'
import { openPayload } from '@/server/payload'
import { bothOf, fieldsOf, nameOf, numberOf, pictureOf, rowsOf, textOf } from '@/server/stored'
import { sectionOf } from './read-sections'

type Stored = Record<string, unknown>

/** The published microsite of a site with its published sections; null when there is none. Spec: PUB-3.17. */
export async function readMicrosite(siteId: string): Promise<Microsite | null> {
  const kept = await caches.values.remember(`microsite:${siteId}`, async () => {
    const payload = await openPayload()
    const ofSite = {
      where: { site: { equals: siteId } },
      locale: 'all' as const,
      pagination: false,
      overrideAccess: true, // public data of one site; drafts are left out below
    }
    const [microsites, sections] = await Promise.all([
      payload.find({ collection: 'microsites', depth: 1, ...ofSite }),
      payload.find({ collection: 'microsite-sections', depth: 0, sort: ['sortOrder', 'id'], ...ofSite }),
    ])
    const [doc] = written(microsites.docs)
    return {
      value: { microsite: doc ? micrositeOf(doc, written(sections.docs)) : null },
      tags: [siteTag(siteId), everySiteTag],
    }
  })
  return (kept as { microsite: Microsite | null }).microsite
}

const written = (docs: object[]) => docs.map(fieldsOf).filter(({ _status }) => _status !== 'draft')

const micrositeOf = (doc: Stored, sections: Stored[]): Microsite => ({
  id: String(doc.id),
  tagline: bothOf(doc.tagline),
  image: pictureOf(doc.image, 'microsite'),
  opensOn: textOf(doc.opensOn),
  stats: rowsOf(doc.stats).map((row) => ({ id: String(row.id), title: nameOf(row.title), days: numberOf(row.days) })),
  sections: sections.map((each) => sectionOf(each, new Map())).filter(({ published }) => published),
})
