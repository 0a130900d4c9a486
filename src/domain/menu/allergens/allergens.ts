import type { Localized } from '@/domain/locale'

/** An allergen that every site has. `code` is the stable code of its menu filter. */
type KnownAllergen = { code: string; name: Localized }

/** The fixed list of allergens, in display order. Spec: PUB-3.8. */
export const fixedAllergens: readonly KnownAllergen[] = [
  { code: 'egg', name: { en: 'Egg', fr: 'Œufs' } },
  { code: 'fish', name: { en: 'Fish', fr: 'Poisson' } },
  { code: 'gluten', name: { en: 'Gluten', fr: 'Gluten' } },
  { code: 'milk', name: { en: 'Milk', fr: 'Lait' } },
  { code: 'msg', name: { en: 'MSG', fr: 'GMS' } },
  { code: 'peanuts', name: { en: 'Peanuts', fr: 'Arachides' } },
  { code: 'shellfish-crustacean', name: { en: 'Shellfish - Crustacean', fr: 'Fruits de mer - Crustacés' } },
  { code: 'shellfish-mollusk', name: { en: 'Shellfish - Mollusk', fr: 'Fruits de mer - Mollusques' } },
  { code: 'soy', name: { en: 'Soy', fr: 'Soya' } },
  { code: 'tree-nuts', name: { en: 'Tree Nuts', fr: 'Noix' } },
  { code: 'wheat', name: { en: 'Wheat', fr: 'Blé' } },
]

/** Allergens, gluten sources and sulphites that must be labelled in Canada and are not in the fixed list. */
const canadianAllergens: readonly KnownAllergen[] = [
  { code: 'mustard', name: { en: 'Mustard', fr: 'Moutarde' } },
  { code: 'sesame', name: { en: 'Sesame', fr: 'Sésame' } },
  { code: 'sulphites', name: { en: 'Sulphites', fr: 'Sulfites' } },
  { code: 'triticale', name: { en: 'Triticale', fr: 'Triticale' } },
]

export const knownAllergens: readonly KnownAllergen[] = [...fixedAllergens, ...canadianAllergens]

const positions = new Map(knownAllergens.map(({ code }, index) => [code, index]))

/** Returns an allergen's sort position: the fixed list, then the Canadian additions; all others share the last position. Spec: PUB-3.8. */
export function allergenOrder(code: string): number {
  return positions.get(code) ?? knownAllergens.length
}
