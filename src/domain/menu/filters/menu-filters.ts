import { allergenOrder } from '@/domain/menu/allergens/allergens'
import type { Dish, MenuFilter } from '@/domain/menu/dish/dish'
import { localize, type Locale } from '@/domain/locale'
import { parseCodes, unreadableCode } from './filter-code'

/** The filters that a visitor has chosen, as codes of menu filters. Spec: PUB-4.3, PUB-4.7. */
export type MenuFilterState = {
  hiddenAllergens: string[]
  requiredLabels: string[]
  /** Whether dishes without allergen information stay visible while an allergen is hidden. */
  showUndeclared: boolean
  /** What the URL asks for and no filter of the page does; absent when there is nothing. Links keep it, and pages say so. */
  unapplied?: UnappliedFilters
}

/** Codes by their parameter. `unreadableCode` stands for what is no code. */
export type UnappliedFilters = { hide: string[]; only: string[] }

/** The initial state, also after a change of location. Spec: PUB-4.3. */
export const noFilters: MenuFilterState = { hiddenAllergens: [], requiredLabels: [], showUndeclared: false }

type HiddenReason = 'allergen' | 'undeclared' | 'label'
type FilteredDish = Pick<Dish, 'allergens' | 'mayContain' | 'labels' | 'allergensDeclared'>

/**
 * Returns why a dish is hidden, or null when it is shown.
 *
 * A dish is hidden if it contains or may contain a hidden allergen, if it lacks a required label, or if an allergen is
 * hidden and the dish has no allergen information, unless the visitor chose to see those. Spec: PUB-4.7.
 */
export function getHiddenReason(dish: FilteredDish, state: MenuFilterState): HiddenReason | null {
  const hasAllergen = (code: string) => dish.allergens.includes(code) || dish.mayContain.includes(code)
  if (state.hiddenAllergens.some(hasAllergen)) return 'allergen'
  if (state.hiddenAllergens.length > 0 && !dish.allergensDeclared && !state.showUndeclared) return 'undeclared'
  return state.requiredLabels.every((code) => dish.labels.includes(code)) ? null : 'label'
}

/** Counts hidden dishes by reason and in total. Spec: PUB-4.7. */
export function countHidden(
  dishes: readonly FilteredDish[],
  state: MenuFilterState,
): Record<HiddenReason | 'total', number> {
  const reasons = dishes.map((dish) => getHiddenReason(dish, state))
  const count = (reason: HiddenReason) => reasons.filter((each) => each === reason).length
  const [allergen, undeclared, label] = [count('allergen'), count('undeclared'), count('label')]
  return { allergen, undeclared, label, total: allergen + undeclared + label }
}

/**
 * Sorts filters for display: allergens first, in the order of the fixed list, then the Canadian additions, then by name;
 * labels by sort order, then by name. Spec: PUB-3.8.
 */
export function sortFilters(filters: readonly MenuFilter[], locale: Locale = 'en'): MenuFilter[] {
  const position = (filter: MenuFilter) => (filter.type === 'allergen' ? allergenOrder(filter.code) : filter.sortOrder)
  const name = (filter: MenuFilter) => localize(filter.name, locale) ?? filter.code
  const byName = (a: MenuFilter, b: MenuFilter) => name(a).localeCompare(name(b), `${locale}-CA`)
  const byType = (a: MenuFilter, b: MenuFilter) => a.type.localeCompare(b.type, 'en')
  return filters.toSorted((a, b) => byType(a, b) || position(a) - position(b) || byName(a, b))
}

/** Adds a filter. Returns the same state when it is already chosen. Spec: PUB-4.5. */
export function addFilter(state: MenuFilterState, filter: Pick<MenuFilter, 'code' | 'type'>): MenuFilterState {
  const list = listOf(filter)
  return state[list].includes(filter.code) ? state : { ...state, [list]: [...state[list], filter.code] }
}

/** Removes a filter. Spec: PUB-4.5. */
export function removeFilter(state: MenuFilterState, filter: Pick<MenuFilter, 'code' | 'type'>): MenuFilterState {
  const list = listOf(filter)
  return { ...state, [list]: state[list].filter((code) => code !== filter.code) }
}

/** Whether a filter is chosen. */
export const isSelected = (state: MenuFilterState, filter: Pick<MenuFilter, 'code' | 'type'>): boolean =>
  state[listOf(filter)].includes(filter.code)

/** Adds a filter, or removes it when it is chosen. Spec: PUB-4.5. */
export const toggleFilter = (state: MenuFilterState, filter: Pick<MenuFilter, 'code' | 'type'>): MenuFilterState =>
  isSelected(state, filter) ? removeFilter(state, filter) : addFilter(state, filter)

function listOf({ type }: Pick<MenuFilter, 'type'>): 'hiddenAllergens' | 'requiredLabels' {
  return type === 'allergen' ? 'hiddenAllergens' : 'requiredLabels'
}

type SearchParams = Record<string, string | string[] | undefined>

/** More unknown codes than this are counted as unreadable. */
const maxUnapplied = 60

/**
 * Parses `hide=milk,egg&only=vegan&undeclared=show`. Ignores duplicates. The filters are in display order; what none of the
 * `known` filters answers to is in `unapplied`, with codes of `mine` that cannot be read. Spec: PUB-4.7.
 */
export function parseFilterState(searchParams: SearchParams, known: readonly MenuFilter[]): MenuFilterState {
  const filters = sortFilters(known)
  const split = (type: MenuFilter['type'], param: string | string[] | undefined) => {
    const requested = parseCodes(param)
    const codes = new Set(filters.filter((filter) => filter.type === type).map(({ code }) => code))
    const rest = [...requested].filter((code) => !codes.has(code))
    return { chosen: [...codes].filter((code) => requested.has(code)), rest: new Set(rest) }
  }
  const [hide, only] = [split('allergen', searchParams.hide), split('label', searchParams.only)]
  if (parseCodes(searchParams.mine).has(unreadableCode)) hide.rest.add(unreadableCode)
  const state = {
    hiddenAllergens: hide.chosen,
    requiredLabels: only.chosen,
    showUndeclared: [searchParams.undeclared].flat().includes('show'),
  }
  if (hide.rest.size + only.rest.size === 0) return state
  return { ...state, unapplied: { hide: shorten(hide.rest), only: shorten(only.rest) } }
}

function shorten(codes: ReadonlySet<string>): string[] {
  const readable = [...codes].filter((code) => code !== unreadableCode)
  const isCut = codes.has(unreadableCode) || readable.length > maxUnapplied
  return [...readable.slice(0, maxUnapplied), ...(isCut ? [unreadableCode] : [])]
}

/** Returns the state as query parameters, in the order in which filters were chosen; empty when none is. */
export function toFilterParameters(state: MenuFilterState): [name: string, value: string][] {
  const pairs: [string, string][] = []
  const hide = [...state.hiddenAllergens, ...(state.unapplied?.hide ?? [])]
  const only = [...state.requiredLabels, ...(state.unapplied?.only ?? [])]
  if (hide.length > 0) pairs.push(['hide', hide.join(',')])
  if (only.length > 0) pairs.push(['only', only.join(',')])
  if (state.showUndeclared) pairs.push(['undeclared', 'show'])
  return pairs
}

/** Returns the state as a query without question mark and with unescaped commas: `hide=milk,egg&only=vegan`. */
export function formatFilterQuery(state: MenuFilterState): string {
  const encode = (value: string) => value.split(',').map(encodeURIComponent).join(',')
  return toFilterParameters(state)
    .map(([name, value]) => `${name}=${encode(value)}`)
    .join('&')
}
