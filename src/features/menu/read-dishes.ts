import { completeAllergens, nameAllergens } from '@/domain/menu/allergens/complete-allergens'
import type { Dish } from '@/domain/menu/dish/dish'
import { readDishCards } from '@/server/database/menu/dish-cards'
import { openPayload } from '@/server/database/payload'
import { readMenuFilters } from '@/features/places/read-places'

/**
 * The site's dishes by id. Unknown ids and dishes of other sites are absent. A dish with an allergen that no longer exists
 * counts as not declared. Allergens that follow from what staff have entered are among them (`completeAllergens`).
 */
export async function readDishes(siteId: string, ids: string[]): Promise<Map<string, Dish>> {
  if (ids.length === 0) return new Map()
  const payload = await openPayload()
  const [filters, cards] = await Promise.all([readMenuFilters(), readDishCards(payload, siteId, ids)])
  const codes = new Map(filters.map(({ id, code }) => [id, code]))
  const codesOf = (filterIds: string[]) => filterIds.flatMap((id) => codes.get(id) ?? [])
  const known = nameAllergens(filters)
  return new Map(
    cards.map(({ id, card, declaredAt }) => [
      id,
      {
        ...card,
        id,
        allergensDeclared:
          card.allergensDeclared && [...card.allergens, ...card.mayContain].every((filter) => codes.has(filter)),
        ...completeAllergens(
          { ...card, declaredAt, allergens: codesOf(card.allergens), mayContain: codesOf(card.mayContain) },
          known,
        ),
        labels: codesOf(card.labels),
      },
    ]),
  )
}
