import { allergenOrder } from './allergens'
import type { Dish, MenuFilter } from '@/domain/menu/dish/dish'
import { localize, type Locale } from '@/domain/locale'
import type { PlatedDish } from '@/domain/menu/plate'

/** The name of an allergen, and the names of the dishes that have it. */
type AllergenSource = { name: string; dishes: string[] }
/** The allergens of a plate. `undeclared` lists dishes without allergen information. */
export type PlateAllergenSummary = { undeclared: string[]; contains: AllergenSource[]; mayContain: AllergenSource[] }

/**
 * Collects the allergens of a plate in list order, each with its dishes. Custom allergens, which only a kitchen names, come
 * last. Spec: PUB-3.7, PUB-3.8.
 */
export function collectPlateAllergens(
  plated: readonly PlatedDish[],
  filters: readonly MenuFilter[],
  locale: Locale,
): PlateAllergenSummary {
  const dishes = plated.map(({ dish }) => dish)
  const nameOf = (dish: Dish) => localize(dish.name, locale) ?? ''
  const byCode = (codesOf: (dish: Dish) => readonly string[]): AllergenSource[] =>
    [...new Set(dishes.flatMap(codesOf))]
      .toSorted((a, b) => allergenOrder(a) - allergenOrder(b))
      .map((code) => ({
        name: localize(filters.find((filter) => filter.code === code)?.name, locale) ?? code,
        dishes: dishes.filter((dish) => codesOf(dish).includes(code)).map(nameOf),
      }))
  const customAllergensOf = (dish: Dish) =>
    (localize(dish.customAllergens, locale) ?? '').split(/\s*[,;]\s*/).filter(Boolean)
  const customAllergens = [...new Set(dishes.flatMap(customAllergensOf))].map((name) => ({
    name,
    dishes: dishes.filter((dish) => customAllergensOf(dish).includes(name)).map(nameOf),
  }))
  return {
    undeclared: dishes.filter(({ allergensDeclared }) => !allergensDeclared).map(nameOf),
    contains: [...byCode(({ allergens }) => allergens), ...customAllergens],
    mayContain: byCode(({ allergens, mayContain }) => mayContain.filter((code) => !allergens.includes(code))),
  }
}
