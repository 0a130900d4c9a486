import { maxDishes, type Plate, type PlatedDish } from '@/domain/menu/plate'
import { readDishes } from '@/features/menu/read-dishes'

/** The dishes of a plate and those that have no place on it, in the order in which they were added. */
type ReadPlate = { dishes: PlatedDish[]; leftOut: PlatedDish[] }

/** Reads the dishes of a plate of any length. Skips unknown ids and dishes of other sites. */
export async function readPlate(siteId: string, plate: Plate): Promise<ReadPlate> {
  const found = await readDishes(
    siteId,
    plate.map(({ dish }) => dish),
  )
  const all = plate.flatMap(({ dish: id, count }) => {
    const dish = found.get(id)
    return dish ? [{ dish, count }] : []
  })
  return { dishes: all.slice(0, maxDishes), leftOut: all.slice(maxDishes) }
}
