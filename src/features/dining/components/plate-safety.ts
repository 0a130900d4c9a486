import { allergenOrder } from '@/domain/allergens'
import type { MenuFilter } from '@/domain/dish'
import { textIn, type Locale } from '@/domain/locale'
import type { PlatedDish } from '@/features/dining/read-plate'

/** An allergen by its name, with the names of the dishes that have it. */
type Named = { name: string; dishes: string[] }
/** What must be known of a whole plate; `undeclared` names dishes of which nobody has said what they contain. */
export type PlateSafety = { undeclared: string[]; contains: Named[]; mayContain: Named[] }

/**
 * What the dishes of a plate contain and may contain, in list order, each with the dishes it comes from; what a kitchen
 * names besides the list follows. Spec: PUB-3.7, PUB-3.8.
 */
export function plateSafety(
  plated: readonly PlatedDish[],
  filters: readonly MenuFilter[],
  locale: Locale,
): PlateSafety {
  const dishes = plated.map(({ dish }) => dish)
  const nameOf = (dish: (typeof dishes)[number]) => textIn(dish.name, locale) ?? ''
  const ofCodes = (codesOf: (dish: (typeof dishes)[number]) => readonly string[]): Named[] =>
    [...new Set(dishes.flatMap(codesOf))]
      .toSorted((a, b) => allergenOrder(a) - allergenOrder(b))
      .map((code) => ({
        name: textIn(filters.find((filter) => filter.code === code)?.name, locale) ?? code,
        dishes: dishes.filter((dish) => codesOf(dish).includes(code)).map(nameOf),
      }))
  const besides = (dish: (typeof dishes)[number]) =>
    (textIn(dish.customAllergens, locale) ?? '').split(/\s*[,;]\s*/).filter(Boolean)
  const others = [...new Set(dishes.flatMap(besides))].map((name) => ({
    name,
    dishes: dishes.filter((dish) => besides(dish).includes(name)).map(nameOf),
  }))
  return {
    undeclared: dishes.filter(({ allergensDeclared }) => !allergensDeclared).map(nameOf),
    contains: [...ofCodes(({ allergens }) => allergens), ...others],
    mayContain: ofCodes(({ allergens, mayContain }) => mayContain.filter((code) => !allergens.includes(code))),
  }
}
