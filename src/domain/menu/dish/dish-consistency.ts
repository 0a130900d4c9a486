import type { Localized } from '@/domain/locale'
import type { Dish } from './dish'

/** What a dish declares about allergens; filters by id. */
export type DishAllergens = Pick<Dish, 'allergensDeclared' | 'allergens' | 'mayContain' | 'customAllergens'>

const isSameSet = (one: string[], other: string[]) =>
  new Set(one).size === new Set([...one, ...other]).size && new Set(other).size === new Set(one).size
const isSameText = (one: Localized<string | null>, other: Localized<string | null>) =>
  one.en === other.en && one.fr === other.fr

/** Whether a dish's card, which menus read, says the same about allergens as the fields that staff edit. */
export const agreeOnAllergens = (card: DishAllergens, fields: DishAllergens): boolean =>
  card.allergensDeclared === fields.allergensDeclared &&
  isSameSet(card.allergens, fields.allergens) &&
  isSameSet(card.mayContain, fields.mayContain) &&
  isSameText(card.customAllergens, fields.customAllergens)

/**
 * The card as menus may show it. If the fields disagree, as after a damaged or hand-edited database, the allergens count as not
 * declared, and those of both are listed: nobody is told that the dish is safe. Spec: PUB-3.7.
 */
export function trustworthyCard<Card extends DishAllergens>(card: Card, fields: DishAllergens): Card {
  if (agreeOnAllergens(card, fields)) return card
  const union = (one: string[], other: string[]) => [...new Set([...one, ...other])]
  const either = (locale: 'en' | 'fr') => card.customAllergens[locale] ?? fields.customAllergens[locale]
  return {
    ...card,
    allergensDeclared: false,
    allergens: union(card.allergens, fields.allergens),
    mayContain: union(card.mayContain, fields.mayContain),
    customAllergens: { en: either('en'), fr: either('fr') },
  }
}
