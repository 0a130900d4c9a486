import type { Dish } from './dish/dish'

/** A dish, with the category of its first place in a meal, or of the first where it is not sold out. */
export type PlacedDish = { dish: Dish; categoryId: string }

/** The dishes of a meal without duplicates, in serving order. A dish is sold out only where all of its places are. */
export function distinctDishes(categories: readonly { id: string; items: readonly { dish: Dish }[] }[]): PlacedDish[] {
  const placed = new Map<string, PlacedDish>()
  for (const { id, items } of categories)
    for (const { dish } of items) {
      const first = placed.get(dish.id)
      if (!first || (first.dish.soldOut && !dish.soldOut)) placed.set(dish.id, { dish, categoryId: id })
    }
  return [...placed.values()]
}
