import type { Dish } from '@/domain/dish'
import type { Plate } from '@/domain/plate'
import { readDishes } from './read-dishes'

/** A dish on a plate, so many times. */
export type PlatedDish = { dish: Dish; count: number }

/** The dishes of a plate in its order; ids of no dish or of another site's are passed over. Spec: PUB-3.7. */
export async function readPlateDishes(siteId: string, plate: Plate): Promise<PlatedDish[]> {
  const dishes = await readDishes(
    siteId,
    plate.map(({ dish }) => dish),
  )
  return plate.flatMap(({ dish: id, count }) => {
    const dish = dishes.get(id)
    return dish ? [{ dish, count }] : []
  })
}

/** The plate as its dishes are known. */
export const plateOf = (dishes: readonly PlatedDish[]): Plate =>
  dishes.map(({ dish: { id }, count }) => ({ dish: id, count }))
