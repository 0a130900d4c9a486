import type { Site } from '@/domain/campus'
import { latestFirst } from '@/domain/order'
import type { Newsletter } from '@/domain/readings'
import { clock } from '@/server/clock'
import { bothOf, documentOf, flagOf, nameOf, textOf } from '@/server/stored'
import { publicationOf, readShown, type Shelf, type Stored } from './read-shown'

const shelf: Shelf<Newsletter> = { collection: 'newsletters', itemOf: newsletterOf }

/** The newsletters that visitors of a site see at an instant, the latest first. Spec: PUB-2.51. */
export async function readNewsletters(site: Site, now = clock.now()): Promise<Newsletter[]> {
  return latestFirst(await readShown(shelf, site, now), ({ date }) => date)
}

/** Without its file there is nothing to open. */
function newsletterOf(doc: Stored): Newsletter | null {
  const file = documentOf(doc.file, 'newsletters')
  const date = textOf(doc.date)
  if (!file || !date) return null
  const imported = flagOf(doc.imported)
  return {
    ...publicationOf(doc),
    id: String(doc.id),
    name: nameOf(doc.name),
    description: bothOf(doc.description),
    date,
    file,
    imported,
    originalFile: imported ? textOf(doc.originalFile) : null,
  }
}
