import type { Localized } from '@/domain/locale'
import type { NutrientKey } from './nutrition'

/** An allergen or a dietary label that dishes carry and visitors filter by. Spec: PUB-3.8. */
export type MenuFilter = {
  id: string
  /** Stable code for imports and URLs: `milk`, `tree-nuts`, `vegan`. */
  code: string
  type: 'allergen' | 'label'
  name: Localized
  sortOrder: number
  /** When staff added an allergen to the list; absent for those that it began with. */
  introducedAt?: Date
}

/**
 * A dish on a menu.
 *
 * When `allergensDeclared` is false, the allergens are unknown: an empty `allergens` list does not mean that the dish is
 * safe. Missing `calories` and nutrients are unknown, not zero. Spec: PUB-3.7.
 */
export type Dish = {
  id: string
  name: Localized
  description: Localized<string | null>
  portion: Localized<string | null>
  ingredients: Localized<string | null>
  calories: number | null
  /** Printed amounts: "12", "0.5", "<1", "5+". */
  nutrients: Partial<Record<NutrientKey, string>>
  allergensDeclared: boolean
  /** Codes of menu filters. */
  allergens: string[]
  mayContain: string[]
  labels: string[]
  customAllergens: Localized<string | null>
  /** Recipe number of the kitchen's system, and the number with its revision; null when there is none. */
  mrn: number | null
  mrnFull: string | null
  /** Staff have marked it at this place on the menu: there is none left. */
  soldOut?: boolean
}
