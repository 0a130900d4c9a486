import type { Microsite } from '@/domain/microsite'
import { everySiteTag, siteTag } from '@/server/cache-tags'
import { caches } from '@/server/caches'
import { openPayload } from '@/server/payload'
import { pictureIn, readStored, type Stored } from '@/server/read-stored'
import { bothOf, nameOf, numberOf, identifiedPictureOf, rowsOf, textOf } from '@/server/stored'
import { sectionOf } from './read-sections'

/** The microsite of a site; null where it has none, or none that is published. Spec: PUB-3.17, PUB-7.8. */
export async function readMicrosite(siteId: string): Promise<Microsite | null> {
  const kept = await caches.values.remember(`microsite:${siteId}`, async () => {
    const payload = await openPayload()
    const where = { site: { equals: siteId } }
    const [microsites, sections] = await Promise.all([
      readStored(payload, 'microsites', { where, related: { image: pictureIn('microsite-images') } }),
      readStored(payload, 'microsite-sections', { where, sort: ['sortOrder'] }),
    ])
    const [doc] = microsites.filter(isPublished)
    const microsite = doc ? micrositeOf(doc, sections.filter(isPublished)) : null
    return { value: { microsite }, tags: [siteTag(siteId), everySiteTag] }
  })
  return (kept as { microsite: Microsite | null }).microsite
}

const isPublished = ({ _status }: Stored) => _status !== 'draft'

function micrositeOf(doc: Stored, sections: Stored[]): Microsite {
  return {
    id: String(doc.id),
    tagline: bothOf(doc.tagline),
    picture: identifiedPictureOf(doc.image, 'microsite'),
    opensOn: textOf(doc.opensOn),
    stats: rowsOf(doc.stats).map((row) => ({
      id: String(row.id),
      title: nameOf(row.title),
      days: numberOf(row.days),
    })),
    sections: sections.map((section) => sectionOf(section)).filter(({ published }) => published),
  }
}
