import type { Dish } from '@/domain/dish'
import { openPayload } from '@/server/payload'
import { readMenuFilters } from './read-places'

/**
 * The site's dishes with these ids, by id; ids of no dish or of another site's are absent.
 *
 * Asks the database below the Local API, whose per-field work would cost six times the read itself; nothing here
 * depends on who asks, for the dishes of published menus are public.
 */
export async function readDishes(siteId: string, ids: string[]): Promise<Map<string, Dish>> {
  if (ids.length === 0) return new Map()
  const payload = await openPayload()
  const [filters, { docs }] = await Promise.all([
    readMenuFilters(),
    payload.db.find<{ id: string; card: Dish }>({
      collection: 'dishes',
      where: { and: [{ id: { in: ids } }, { site: { equals: siteId } }] },
      select: { card: true },
      pagination: false,
      limit: 0,
    }),
  ])
  const codes = new Map(filters.map(({ id, code }) => [id, code]))
  const codesOf = (filterIds: string[]) => filterIds.flatMap((id) => codes.get(id) ?? [])
  return new Map(
    docs.map(({ id, card }) => [
      id,
      {
        ...card,
        id,
        allergensDeclared: card.allergensDeclared && [...card.allergens, ...card.mayContain].every((filter) => codes.has(filter)),
        allergens: codesOf(card.allergens),
        mayContain: codesOf(card.mayContain),
        labels: codesOf(card.labels),
      },
    ]),
  )
}
