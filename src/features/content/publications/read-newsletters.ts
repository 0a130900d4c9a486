import type { Site } from '@/domain/site/site'
import { sortLatestFirst } from '@/domain/text/sort-order'
import type { Newsletter } from '@/domain/content/publications'
import { clock } from '@/server/clock'
import { localizedOf, documentOf, flagOf, nameOf, textOf } from '@/server/database/stored-values'
import {
  parsePublicationWindow,
  readPublished,
  type ContentSource,
  type StoredRow,
} from '@/features/content/read-published'

const source: ContentSource<'newsletters', Newsletter> = { collection: 'newsletters', parseItem: parseNewsletter }

/** The newsletters that visitors of a site see at `now`, newest first. Spec: PUB-2.51. */
export async function readNewsletters(site: Site, now = clock.forDates()): Promise<Newsletter[]> {
  return sortLatestFirst(await readPublished(source, site, now), ({ date }) => date)
}

/** Returns null for a newsletter without a file or a date. */
function parseNewsletter(doc: StoredRow<'newsletters'>): Newsletter | null {
  const file = documentOf(doc.file, 'newsletters')
  const date = textOf(doc.date)
  if (!file || !date) return null
  const imported = flagOf(doc.imported)
  return {
    ...parsePublicationWindow(doc),
    id: String(doc.id),
    name: nameOf(doc.name),
    description: localizedOf(doc.description),
    date,
    file,
    imported,
    originalFile: imported ? textOf(doc.originalFile) : null,
  }
}
