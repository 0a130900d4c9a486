/** What a dish says about allergens. The lists are ids; a null flag was never set. */
export type AllergenDeclaration = {
  declared: boolean
  containsNone: boolean
  allergens: readonly string[]
  mayContain: readonly string[]
  customAllergens: string | null
}

const sameIds = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((id) => b.includes(id))

/** Whether two declarations say the same, in any order. */
export const isSameDeclaration = (a: AllergenDeclaration, b: AllergenDeclaration) =>
  a.declared === b.declared &&
  a.containsNone === b.containsNone &&
  sameIds(a.allergens, b.allergens) &&
  sameIds(a.mayContain, b.mayContain) &&
  (a.customAllergens ?? '') === (b.customAllergens ?? '')

/**
 * Why a declaration cannot be saved; null when it can. A complete one names at least one allergen or says "contains none", never
 * both: an empty list alone may only mean that nobody has looked. Spec: PUB-3.7, PUB-4.3.
 */
export function refuseDeclaration(declaration: AllergenDeclaration): 'says-nothing' | 'contradicts-itself' | null {
  const { declared, containsNone, allergens, customAllergens } = declaration
  const names = allergens.length > 0 || Boolean(customAllergens?.trim())
  if (containsNone && names) return 'contradicts-itself'
  return declared && !containsNone && !names ? 'says-nothing' : null
}
