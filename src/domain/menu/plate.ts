import type { Dish } from '@/domain/menu/dish/dish'

/** Dishes that a visitor plans to eat: dish ids with portions, in the order in which they were added. */
export type Plate = readonly { dish: string; count: number }[]

/** A dish on a plate, with its number of portions. */
export type PlatedDish = { dish: Dish; count: number }

/** Limits that keep the URL of a plate short. */
export const maxDishes = 20
export const maxPortionsPerDish = 9

const entryPattern = /^([0-9a-f]{24})(?:\.([1-9]))?$/
/** In characters. A full plate has 539. */
const maxTextLength = 2000

/**
 * Parses `ID.2,ID`: at most 20 dishes with at most nine portions each. Portions of repeated dishes are added. Invalid
 * entries are skipped.
 */
export const parsePlate = (text: string | null | undefined): Plate => parseEntries(text, maxDishes)

/** Parses a plate with the dishes that have no place on it, which come last. */
export const parseWholePlate = (text: string | null | undefined): Plate => parseEntries(text, Infinity)

function parseEntries(text: string | null | undefined, most: number): Plate {
  if (!text || text.length > maxTextLength) return []
  return text.split(',').reduce<Plate>((plate, each) => {
    const [, dish, count = '1'] = entryPattern.exec(each) ?? []
    return dish ? addPortions(plate, dish, Number(count), most) : plate
  }, [])
}

/** Formats a plate for a URL; empty when the plate is empty. */
export function serializePlate(plate: Plate): string {
  return plate.map(({ dish, count }) => (count === 1 ? dish : `${dish}.${count}`)).join(',')
}

/** Adds portions of a dish, up to the limits. A plate with `most` dishes takes no further dish. */
export function addPortions(plate: Plate, dish: string, more = 1, most = maxDishes): Plate {
  const existing = plate.find((each) => each.dish === dish)
  if (existing) return setPortions(plate, dish, existing.count + more)
  return plate.length < most ? [...plate, { dish, count: Math.min(more, maxPortionsPerDish) }] : plate
}

/** The text of a plate with one more portion of a dish. A dish that has no place stands behind it, so that the page names it. */
export const putOnPlate = (plate: Plate, dish: string): string => serializePlate(addPortions(plate, dish, 1, Infinity))

/** Sets the portions of a dish on the plate. Removes the dish when the count is below 1. */
export function setPortions(plate: Plate, dish: string, count: number): Plate {
  if (count < 1) return plate.filter((each) => each.dish !== dish)
  return plate.map((each) => (each.dish === dish ? { dish, count: Math.min(count, maxPortionsPerDish) } : each))
}

/** The plate that consists of these dishes. */
export const toPlate = (dishes: readonly PlatedDish[]): Plate =>
  dishes.map(({ dish: { id }, count }) => ({ dish: id, count }))

/** Returns the total number of portions. */
export function countPortions(plate: Plate): number {
  return plate.reduce((sum, { count }) => sum + count, 0)
}
