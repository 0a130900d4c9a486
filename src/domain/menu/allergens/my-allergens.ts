import { isFilterCode, parseCodes } from '@/domain/menu/filters/filter-code'
import type { MenuFilter } from '@/domain/menu/dish/dish'
import { sortFilters, type MenuFilterState } from '@/domain/menu/filters/menu-filters'

/**
 * Where the browser remembers the visitor's own allergens: filter codes with spaces between them. They are never sent as a
 * cookie. See decision 0196.
 */
export const myAllergensKey = 'my-allergens'

/** The name of a hidden field of forms that choose allergens. A page that finds it in its URL remembers them, and removes it. */
export const submittedField = 'remember'
export const submittedPair = `${submittedField}=1`

/** More codes than a visitor can choose: a site has a few dozen filters. */
export const maxCodes = 60

/**
 * Parses `mine=peanuts,milk`, or `mine=peanuts&mine=milk` of a form. In display order; codes that no allergen has come last, and
 * the page says that it cannot hide them. What is no code is left to `parseFilterState`.
 */
export function parseMyAllergens(param: string | string[] | undefined, known: readonly MenuFilter[]): string[] {
  const allergens = sortFilters(known).filter(({ type, code }) => type === 'allergen' && isFilterCode(code))
  const requested = [...parseCodes(param)].filter(isFilterCode)
  return joinAllergens(
    allergens.map(({ code }) => code),
    requested,
  ).slice(0, maxCodes)
}

/** Formats the visitor's own allergens as a query: `mine=peanuts,milk`; empty when there are none. */
export function formatMyAllergens(mine: readonly string[]): string {
  return mine.length > 0 ? `mine=${mine.map(encodeURIComponent).join(',')}` : ''
}

/** Parses what the browser remembers. Keeps codes that no filter has any more: the page says that it cannot hide them. */
export function parseStoredAllergens(text: string | null): string[] {
  const codes = (text ?? '').slice(0, 4000).split(' ').filter(isFilterCode)
  return [...new Set(codes)].slice(0, maxCodes)
}

/** Joins two lists of codes without duplicates. Codes of `order` come first, in its order. */
export function joinAllergens(order: readonly string[], ...lists: (readonly string[])[]): string[] {
  const all = new Set(lists.flat())
  const known = order.filter((code) => all.has(code))
  return [...new Set([...known, ...all])]
}

/**
 * Adds the visitor's own allergens to the filters of a menu. Only `available` allergens are added: a location may have
 * switched off allergen filters. Spec: PUB-4.7.
 */
export function withMyAllergens(
  state: MenuFilterState,
  mine: readonly string[],
  available: (code: string) => boolean,
): MenuFilterState {
  const added = mine.filter((code) => available(code) && !state.hiddenAllergens.includes(code))
  return added.length === 0 ? state : { ...state, hiddenAllergens: [...added, ...state.hiddenAllergens] }
}

/** An allergen that a visitor can choose, in the page's language. `canHide` is false where a menu cannot be filtered by it. */
export type AllergenChoice = { code: string; name: string; canHide: boolean }

/** Splits allergens into the names that the menu hides and those that it cannot hide. Unknown codes cannot be hidden. */
export function splitByHiding(mine: readonly string[], choices: readonly AllergenChoice[]) {
  const found = mine.map(
    (code) => choices.find((choice) => choice.code === code) ?? { code, name: code, canHide: false },
  )
  return { hidden: found.filter(({ canHide }) => canHide), notHidden: found.filter(({ canHide }) => !canHide) }
}
