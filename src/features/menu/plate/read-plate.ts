import type { Plate, PlatedDish } from '@/domain/menu/plate'
import { readDishes } from '@/features/menu/read-dishes'

/** The dishes of a plate in its order. Skips unknown ids and dishes of other sites. */
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
