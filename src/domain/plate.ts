/** What somebody thinks of eating: dishes by id, each so many times, in the order in which they were put there. */
export type Plate = readonly { dish: string; count: number }[]

/** More would be no meal, and no address. */
export const mostDishes = 20
export const mostOfOne = 9

const written = /^([0-9a-f]{24})(?:\.([1-9]))?$/
/** Twenty dishes with their counts are 539 characters; what is much longer is not a plate. */
const longest = 2000

/**
 * Reads `ID.2,ID`: at most twenty dishes, at most nine of each. A dish said again counts as more of it; what is no dish
 * or no count is passed over.
 */
export function readPlate(text: string | null | undefined): Plate {
  if (!text || text.length > longest) return []
  return text.split(',').reduce<Plate>((plate, each) => {
    const [, dish, count = '1'] = written.exec(each) ?? []
    return dish ? putOn(plate, dish, Number(count)) : plate
  }, [])
}

/** The plate as an address has it; empty when nothing is on it. */
export function writePlate(plate: Plate): string {
  return plate.map(({ dish, count }) => (count === 1 ? dish : `${dish}.${count}`)).join(',')
}

/** The plate with more of a dish, as far as there is room for it. */
export function putOn(plate: Plate, dish: string, more = 1): Plate {
  const present = plate.find((each) => each.dish === dish)
  if (present) return withCount(plate, dish, present.count + more)
  return plate.length < mostDishes ? [...plate, { dish, count: Math.min(more, mostOfOne) }] : plate
}

/** The plate with so many of a dish that is on it; without the dish when none are left. */
export function withCount(plate: Plate, dish: string, count: number): Plate {
  if (count < 1) return plate.filter((each) => each.dish !== dish)
  return plate.map((each) => (each.dish === dish ? { dish, count: Math.min(count, mostOfOne) } : each))
}

/** How many portions are on it. */
export function portionsOn(plate: Plate): number {
  return plate.reduce((sum, { count }) => sum + count, 0)
}
