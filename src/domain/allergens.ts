import type { Localized } from './locale'

/** An allergen that every site has, by the stable code of its menu filter. */
export type KnownAllergen = { code: string; name: Localized }

/** The fixed display list, in its order. Spec: PUB-3.8. */
export const fixedAllergens: readonly KnownAllergen[] = [
  { code: 'egg', name: { en: 'Egg', fr: 'Œufs' } },
  { code: 'fish', name: { en: 'Fish', fr: 'Poisson' } },
  { code: 'gluten', name: { en: 'Gluten', fr: 'Gluten' } },
  { code: 'milk', name: { en: 'Milk', fr: 'Lait' } },
  { code: 'msg', name: { en: 'MSG', fr: 'GMS' } },
  { code: 'peanuts', name: { en: 'Peanuts', fr: 'Arachides' } },
  { code: 'shellfish-crustacean', name: { en: 'Shellfish - Crustacean', fr: 'Fruits de mer - Crustacés' } },
  { code: 'shellfish-mollusk', name: { en: 'Shellfish - Mollusk', fr: 'Fruits de mer - Mollusques' } },
  { code: 'soy', name: { en: 'Soy', fr: 'Soja' } },
  { code: 'tree-nuts', name: { en: 'Tree Nuts', fr: 'Noix' } },
  { code: 'wheat', name: { en: 'Wheat', fr: 'Blé' } },
]

/** Priority allergens, gluten sources and sulphites that Canada has labelled and the fixed list lacks. */
export const canadianAllergens: readonly KnownAllergen[] = [
  { code: 'mustard', name: { en: 'Mustard', fr: 'Moutarde' } },
  { code: 'sesame', name: { en: 'Sesame', fr: 'Sésame' } },
  { code: 'sulphites', name: { en: 'Sulphites', fr: 'Sulfites' } },
  { code: 'triticale', name: { en: 'Triticale', fr: 'Triticale' } },
]

export const knownAllergens: readonly KnownAllergen[] = [...fixedAllergens, ...canadianAllergens]

const places = new Map(knownAllergens.map(({ code }, index) => [code, index]))

/** An allergen's place in lists: the fixed list, the Canadian additions, then all others alike. Spec: PUB-3.8. */
export function allergenOrder(code: string): number {
  return places.get(code) ?? knownAllergens.length
}
