import type { SelectType, Where } from 'payload'
import type { Dish } from '@/domain/menu/dish/dish'
import { readMenuFilters } from '@/features/places/read-places'
import { openPayload } from '@/server/database/payload'
import { readPublicDocuments } from '@/server/database/read-public-documents'
import { dishReader } from './stored-dish'

/** The fields of a dish that menus show or that decide whether its declaration counts. */
const shown: SelectType = {
  name: true,
  description: true,
  portion: true,
  ingredients: true,
  calories: true,
  nutrients: true,
  allergensDeclared: true,
  containsNone: true,
  declaredAt: true,
  allergens: true,
  mayContain: true,
  customAllergens: true,
  labels: true,
  mrn: true,
  mrnFull: true,
}

/** The site's dishes by id, as `dishReader` reads them. Unknown ids and dishes of other sites are absent. */
export async function readDishes(siteId: string, ids: string[]): Promise<Map<string, Dish>> {
  if (ids.length === 0) return new Map()
  const where: Where = { and: [{ site: { equals: siteId } }, { id: { in: ids } }] }
  const [filters, docs] = await Promise.all([
    readMenuFilters(),
    readPublicDocuments(await openPayload(), 'dishes', { where, select: shown }),
  ])
  const toDish = dishReader(filters)
  return new Map(docs.map((doc) => [String(doc.id), toDish(doc)]))
}
