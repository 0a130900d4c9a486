import { findLegalText, type LegalKind, type LegalText } from '@/domain/site/legal-texts'
import { everySiteTag } from '@/server/cache/cache-tags'
import { caches } from '@/server/cache/caches'
import { openPayload } from '@/server/database/payload'
import { readPublicDocuments, type Stored } from '@/server/database/read-public-documents'
import { localizedOf, idOf, nameOf, textOf } from '@/server/database/stored-values'

/** The published legal text of a kind for a site, or for pages without a site (`siteId` null); null if there is none. Spec: PUB-2.72. */
export async function readLegalText(kind: LegalKind, siteId: string | null): Promise<LegalText | null> {
  const cached = await caches.values.getOrBuild('legal-texts', async () => {
    const docs = await readPublicDocuments(await openPayload(), 'legal-texts', {})
    return { value: docs.map(parseLegalText), tags: [everySiteTag] }
  })
  return findLegalText(cached as LegalText[], kind, siteId)
}

const parseLegalText = (doc: Stored): LegalText => ({
  kind: doc.kind as LegalKind,
  onlyFor: idOf(doc.onlyFor),
  title: nameOf(doc.title),
  body: localizedOf(doc.body),
  effectiveOn: textOf(doc.effectiveOn),
  privacyRequestUrl: textOf(doc.privacyRequestUrl),
})
