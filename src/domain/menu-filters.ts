import { allergenOrder } from './allergens'
import type { Dish, MenuFilter } from './dish'
import type { Locale } from './locale'
import { textIn } from './locale'

/** What a visitor hides and requires, by codes of menu filters. Spec: PUB-4.3, PUB-4.7. */
export type MenuFilterState = {
  hiddenAllergens: string[]
  requiredLabels: string[]
  /** Whether dishes whose allergens nobody has declared stay visible while an allergen is hidden. */
  showUndeclared: boolean
}

/** Choosing another location starts again from here. Spec: PUB-4.3. */
export const noFilters: MenuFilterState = { hiddenAllergens: [], requiredLabels: [], showUndeclared: false }

export type HiddenReason = 'allergen' | 'undeclared' | 'label'
type FilteredDish = Pick<Dish, 'allergens' | 'mayContain' | 'labels' | 'allergensDeclared'>

/**
 * Why a dish is hidden, or null when it is shown.
 *
 * Any hidden allergen that it contains or may contain hides it. While any allergen is hidden, a dish whose allergens are
 * not declared is hidden too, unless the visitor asked to see those. It must carry every required label. Spec: PUB-4.7.
 */
export function hiddenReason(dish: FilteredDish, state: MenuFilterState): HiddenReason | null {
  const contained = (code: string) => dish.allergens.includes(code) || dish.mayContain.includes(code)
  if (state.hiddenAllergens.some(contained)) return 'allergen'
  if (state.hiddenAllergens.length > 0 && !dish.allergensDeclared && !state.showUndeclared) return 'undeclared'
  return state.requiredLabels.every((code) => dish.labels.includes(code)) ? null : 'label'
}

/** How many dishes are hidden, by reason and in all. Spec: PUB-4.7. */
export function hiddenSummary(
  dishes: readonly FilteredDish[],
  state: MenuFilterState,
): Record<HiddenReason | 'total', number> {
  const reasons = dishes.map((dish) => hiddenReason(dish, state))
  const count = (reason: HiddenReason) => reasons.filter((each) => each === reason).length
  const [allergen, undeclared, label] = [count('allergen'), count('undeclared'), count('label')]
  return { allergen, undeclared, label, total: allergen + undeclared + label }
}

/**
 * Filters in the order of their lists: allergens by the fixed list, the Canadian additions, then by name; labels by their
 * sort order, then by name. Spec: PUB-3.8.
 */
export function sortFilters(filters: readonly MenuFilter[], locale: Locale = 'en'): MenuFilter[] {
  const place = (filter: MenuFilter) => (filter.type === 'allergen' ? allergenOrder(filter.code) : filter.sortOrder)
  const name = (filter: MenuFilter) => textIn(filter.name, locale) ?? filter.code
  const byName = (a: MenuFilter, b: MenuFilter) => name(a).localeCompare(name(b), `${locale}-CA`)
  const byType = (a: MenuFilter, b: MenuFilter) => a.type.localeCompare(b.type, 'en')
  return filters.toSorted((a, b) => byType(a, b) || place(a) - place(b) || byName(a, b))
}

/** The filters still to choose from, in list order; `selected` are codes. Spec: PUB-4.5. */
export function availableFilters(
  filters: readonly MenuFilter[],
  selected: readonly string[],
  locale: Locale = 'en',
): MenuFilter[] {
  return sortFilters(filters, locale).filter(({ code }) => !selected.includes(code))
}

/** The chosen filters, in list order. A code that no filter has is left out. Spec: PUB-4.5. */
export function selectedFilters(
  filters: readonly MenuFilter[],
  selected: readonly string[],
  locale: Locale = 'en',
): MenuFilter[] {
  return sortFilters(filters, locale).filter(({ code }) => selected.includes(code))
}

/** The state with one more filter chosen; the same when it was. Spec: PUB-4.5. */
export function select(state: MenuFilterState, filter: Pick<MenuFilter, 'code' | 'type'>): MenuFilterState {
  const list = listOf(filter)
  return state[list].includes(filter.code) ? state : { ...state, [list]: [...state[list], filter.code] }
}

/** The state without one filter. Spec: PUB-4.5. */
export function deselect(state: MenuFilterState, filter: Pick<MenuFilter, 'code' | 'type'>): MenuFilterState {
  const list = listOf(filter)
  return { ...state, [list]: state[list].filter((code) => code !== filter.code) }
}

function listOf({ type }: Pick<MenuFilter, 'type'>): 'hiddenAllergens' | 'requiredLabels' {
  return type === 'allergen' ? 'hiddenAllergens' : 'requiredLabels'
}

type SearchParams = Record<string, string | string[] | undefined>

/** No selection is longer: a site has some dozens of filters with short codes. */
const longest = 4000

/**
 * Reads `hide=milk,egg&only=vegan&undeclared=show`.
 *
 * Codes that no filter of that kind has are ignored, repeated ones count once, and the result is in list order whatever
 * the order in the address. Spec: PUB-4.5, PUB-4.7.
 */
export function readFilterState(searchParams: SearchParams, known: readonly MenuFilter[]): MenuFilterState {
  const filters = sortFilters(known)
  const chosen = (type: MenuFilter['type'], param: string | string[] | undefined) => {
    const asked = codesIn(param)
    return [...new Set(filters.filter((filter) => filter.type === type).map(({ code }) => code))].filter((code) =>
      asked.has(code),
    )
  }
  return {
    hiddenAllergens: chosen('allergen', searchParams.hide),
    requiredLabels: chosen('label', searchParams.only),
    showUndeclared: [searchParams.undeclared].flat().includes('show'),
  }
}

function codesIn(param: string | string[] | undefined): Set<string> {
  const text = [param ?? []].flat().slice(0, 100).join(',')
  if (text.length > longest) return new Set()
  return new Set(text.split(',').map((code) => code.trim().toLowerCase()))
}

/** The state as pairs for an address, in the order in which it was chosen; empty when nothing is. */
export function writeFilterState(state: MenuFilterState): [name: string, value: string][] {
  const pairs: [string, string][] = []
  if (state.hiddenAllergens.length > 0) pairs.push(['hide', state.hiddenAllergens.join(',')])
  if (state.requiredLabels.length > 0) pairs.push(['only', state.requiredLabels.join(',')])
  if (state.showUndeclared) pairs.push(['undeclared', 'show'])
  return pairs
}

/** The same as a query without its question mark, with plain commas: `hide=milk,egg&only=vegan`. */
export function filterQuery(state: MenuFilterState): string {
  const plain = (value: string) => value.split(',').map(encodeURIComponent).join(',')
  return writeFilterState(state)
    .map(([name, value]) => `${name}=${plain(value)}`)
    .join('&')
}
