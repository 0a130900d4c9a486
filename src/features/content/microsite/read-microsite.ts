import type { Microsite } from '@/domain/content/microsite'
import { everySiteTag, siteTag } from '@/server/cache/cache-tags'
import { readCached } from '@/server/cache/read-cached'
import { openPayload } from '@/server/database/payload'
import { pictureRelation, readPublicDocuments } from '@/server/database/read-public-documents'
import type { StoredRow } from '@/server/database/stored-row'
import { localizedOf, nameOf, numberOf, identifiedPictureOf, rowsOf, textOf } from '@/server/database/stored-values'
import { parseSection } from '@/features/site/read-sections'

/** The published microsite of a site, or null. Spec: PUB-3.17, PUB-7.8. */
export async function readMicrosite(siteId: string): Promise<Microsite | null> {
  const cached = await readCached(`microsite:${siteId}`, [siteTag(siteId), everySiteTag], async () => {
    const payload = await openPayload()
    const where = { site: { equals: siteId } }
    const [microsites, sections] = await Promise.all([
      readPublicDocuments(payload, 'microsites', { where, related: { image: pictureRelation('microsite-images') } }),
      readPublicDocuments(payload, 'microsite-sections', { where, sort: ['sortOrder'] }),
    ])
    const [doc] = microsites
    const microsite = doc ? parseMicrosite(doc, sections) : null
    return { microsite }
  })
  return cached.microsite
}

/** A stored microsite with its stored sections. */
export function parseMicrosite(doc: StoredRow<'microsites'>, sections: StoredRow<'microsite-sections'>[]): Microsite {
  return {
    id: String(doc.id),
    tagline: localizedOf(doc.tagline),
    picture: identifiedPictureOf(doc.image, 'microsite'),
    opensOn: textOf(doc.opensOn),
    stats: rowsOf(doc.stats).map((row) => ({
      id: String(row.id),
      title: nameOf(row.title),
      days: numberOf(row.days),
    })),
    sections: sections.map((section) => parseSection(section)),
  }
}
