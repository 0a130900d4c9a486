import type { Dish } from '@/domain/dish'
import { readDishCards } from '@/server/dish-cards'
import { openPayload } from '@/server/payload'
import { readMenuFilters } from './read-places'

/** The site's dishes with these ids, by id; ids of no dish or of another site's are absent. */
export async function readDishes(siteId: string, ids: string[]): Promise<Map<string, Dish>> {
  if (ids.length === 0) return new Map()
  const payload = await openPayload()
  const [filters, cards] = await Promise.all([readMenuFilters(), readDishCards(payload, siteId, ids)])
  const codes = new Map(filters.map(({ id, code }) => [id, code]))
  const codesOf = (filterIds: string[]) => filterIds.flatMap((id) => codes.get(id) ?? [])
  return new Map(
    cards.map(({ id, card }) => [
      id,
      {
        ...card,
        id,
        allergensDeclared:
          card.allergensDeclared && [...card.allergens, ...card.mayContain].every((filter) => codes.has(filter)),
        allergens: codesOf(card.allergens),
        mayContain: codesOf(card.mayContain),
        labels: codesOf(card.labels),
      },
    ]),
  )
}
