import type { Where } from 'payload'
import type { Dish } from '@/domain/menu/dish/dish'
import { readMenuFilters } from '@/features/places/read-places'
import { openPayload } from '@/server/database/payload'
import { readPublicDocuments } from '@/server/database/read-public-documents'
import { dishReader, shownFields } from './stored-dish'

/** The site's dishes by id, as `dishReader` reads them. Unknown ids and dishes of other sites are absent. */
export async function readDishes(siteId: string, ids: string[]): Promise<Map<string, Dish>> {
  if (ids.length === 0) return new Map()
  const where: Where = { and: [{ site: { equals: siteId } }, { id: { in: ids } }] }
  const [filters, docs] = await Promise.all([
    readMenuFilters(),
    readPublicDocuments(await openPayload(), 'dishes', { where, select: shownFields }),
  ])
  const toDish = dishReader(filters)
  return new Map(docs.map((doc) => [String(doc.id), toDish(doc)]))
}
