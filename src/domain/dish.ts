import type { Localized } from './locale'
import type { NutrientKey } from './nutrition'

/** An allergen or a dietary category by which dishes are marked and filtered. Spec: PUB-3.8. */
export type MenuFilter = {
  id: string
  /** Stable word for imports and addresses: `milk`, `tree-nuts`, `vegan`. */
  code: string
  type: 'allergen' | 'label'
  name: Localized
  sortOrder: number
}

/**
 * A dish as menus show it.
 *
 * `allergensDeclared` false means that nobody has said what it contains: empty `allergens` is then unknown, never
 * safe. `calories` and nutrients that are absent are unknown, not zero. Spec: PUB-3.7.
 */
export type Dish = {
  id: string
  name: Localized
  description: Localized<string | null>
  portion: Localized<string | null>
  ingredients: Localized<string | null>
  calories: number | null
  /** As printed: "12", "0.5", "<1", "5+". */
  nutrients: Partial<Record<NutrientKey, string>>
  allergensDeclared: boolean
  /** Codes of menu filters. */
  allergens: string[]
  mayContain: string[]
  labels: string[]
  customAllergens: Localized<string | null>
  /** Recipe number and its revision, as the kitchen's system counts them; null when there is none. */
  mrn: number | null
  mrnFull: string | null
}
