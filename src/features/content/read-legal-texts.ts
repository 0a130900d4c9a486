import { legalTextFor, type LegalKind, type LegalText } from '@/domain/legal-texts'
import { everySiteTag } from '@/server/cache-tags'
import { caches } from '@/server/caches'
import { openPayload } from '@/server/payload'
import { readStored, type Stored } from '@/server/read-stored'
import { bothOf, idOf, nameOf, textOf } from '@/server/stored'

/** The published text of a kind that holds for a site, or for pages of none; null when nobody has written one. Spec: PUB-2.72. */
export async function readLegalText(kind: LegalKind, siteId: string | null): Promise<LegalText | null> {
  const kept = await caches.values.remember('legal-texts', async () => {
    const docs = await readStored(await openPayload(), 'legal-texts', { where: {} })
    const texts = docs.filter(({ _status }) => _status !== 'draft').map(textFrom)
    return { value: texts, tags: [everySiteTag] }
  })
  return legalTextFor(kept as LegalText[], kind, siteId)
}

const textFrom = (doc: Stored): LegalText => ({
  kind: doc.kind as LegalKind,
  onlyFor: idOf(doc.onlyFor),
  title: nameOf(doc.title),
  body: bothOf(doc.body),
  effectiveOn: textOf(doc.effectiveOn),
  privacyRequestUrl: textOf(doc.privacyRequestUrl),
})
