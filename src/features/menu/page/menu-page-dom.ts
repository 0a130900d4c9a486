import type { MenuFilterState } from '@/domain/menu/filters/menu-filters'
import { menuUrl, setFilterParameters, setMyAllergens, type MenuView } from '@/domain/menu/menu-url'

/** The filter parameters currently in the URL, each with a leading `&`: `&hide=milk`. Empty without filters. */
export function currentFilterQuery(): string {
  const filters = window.location.search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => /^(mine|hide|only|undeclared)=/.test(pair))
  return filters.map((pair) => `&${pair}`).join('')
}

/** Puts the view and its open dish into the URL without a history entry. */
export function replaceOpenDish(view: Record<string, string>, dish: string | null) {
  replaceQuery(buildQuery(view, dish && `dish=${encodeURIComponent(dish)}`))
}

/** Loads the URL with which the server adds an item's dish to the plate. Keeps the current filters. */
export function addToPlate(view: Record<string, string>, itemId: string) {
  window.location.assign(buildQuery(view, `add=${encodeURIComponent(itemId)}`))
}

function buildQuery(view: Record<string, string>, extra: string | null): string {
  const { location = '', date = '', period = '', plate } = view
  const selection = new URLSearchParams({ location, date, period })
  return `?${selection}${currentFilterQuery()}${plate ? `&plate=${plate}` : ''}${extra ? `&${extra}` : ''}`
}

/** Puts the selected filters into the URL and into the links to other days, periods and pages. */
export function replaceFilters(query: string, filters: MenuFilterState, mine: readonly string[]) {
  replaceQuery(query)
  for (const link of linksWithFilters()) link.search = setFilterParameters(link.search, filters, mine)
}

/** Puts the visitor's own allergens into the URL and into the same links. */
export function replaceMyAllergens(mine: readonly string[]) {
  const query = setMyAllergens(window.location.search, mine)
  if (query !== window.location.search) replaceQuery(query)
  const links = document.querySelectorAll<HTMLAnchorElement>('a[data-filters], a[data-mine]')
  for (const link of links) link.search = setMyAllergens(link.search, mine)
}

/** Puts the view into the URL when the URL still says from which location the visitor came. Keeps the own allergens. */
export function removeOrigin(view: MenuView) {
  const pairs = window.location.search.replace(/^\?/, '').split('&')
  if (!pairs.some((pair) => pair.startsWith('at='))) return
  replaceQuery([menuUrl({ ...view, mine: [] }), ...pairs.filter((pair) => pair.startsWith('mine='))].join('&'))
}

const linksWithFilters = () => document.querySelectorAll<HTMLAnchorElement>('a[data-filters]')

function replaceQuery(query: string) {
  window.history.replaceState(window.history.state, '', `${window.location.pathname}${query}`)
}
