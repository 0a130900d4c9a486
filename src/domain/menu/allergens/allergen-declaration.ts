import type { Localized } from '@/domain/locale'

/** What a dish says about allergens. The lists are ids. */
export type AllergenDeclaration = {
  declared: boolean
  containsNone: boolean
  allergens: readonly string[]
  mayContain: readonly string[]
  customAllergens: Localized<string | null>
}

const sameIds = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((id) => b.includes(id))

/** Whether two declarations say the same, in any order. */
export const isSameDeclaration = (a: AllergenDeclaration, b: AllergenDeclaration) =>
  a.declared === b.declared &&
  a.containsNone === b.containsNone &&
  sameIds(a.allergens, b.allergens) &&
  sameIds(a.mayContain, b.mayContain) &&
  (['en', 'fr'] as const).every((locale) => a.customAllergens[locale] === b.customAllergens[locale])

/** Whether other allergens are named in either language. Blanks name none. */
export const namesOthers = ({ customAllergens: { en, fr } }: Pick<AllergenDeclaration, 'customAllergens'>) =>
  [en, fr].some((text) => Boolean(text?.trim()))

/**
 * Why a declaration cannot be saved; null when it can. A complete one names at least one allergen or says "contains none", never
 * both: an empty list alone may only mean that nobody has looked. Other allergens count in either language. Spec: PUB-3.7, PUB-4.3.
 */
export function refuseDeclaration(
  declaration: AllergenDeclaration,
): 'says-nothing' | 'contradicts-itself' | 'names-others' | null {
  const { declared, containsNone, allergens } = declaration
  if (containsNone && allergens.length > 0) return 'contradicts-itself'
  if (containsNone && namesOthers(declaration)) return 'names-others'
  return declared && !containsNone && allergens.length === 0 && !namesOthers(declaration) ? 'says-nothing' : null
}

/**
 * Whether menus may take a stored declaration as complete. One that could not be saved, because an allergen has been lost below the
 * rules, is none: nobody is told that the dish is safe. Spec: PUB-3.7.
 */
export const isCompleteDeclaration = (declaration: AllergenDeclaration): boolean =>
  declaration.declared && refuseDeclaration(declaration) === null
