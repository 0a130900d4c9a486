import type { MenuFilterState } from '@/domain/menu-filters'
import type { SafetyLine } from './dish-safety'
import type { DishHead } from './dish-facts'
import { withFilters } from './menu-address'

/** The rows as the document has them: they were sent once, as HTML, and nowhere else. */
const rows = () => [...document.querySelectorAll<HTMLElement>('.menu-dish')]

const codesOf = (codes: string | undefined) => (codes ? codes.split(' ') : [])

/** Every dish of the period by what filters ask of it; may contain counts as contains. */
export function dishesInPage() {
  return rows().map(({ dataset }) => ({
    allergens: codesOf(dataset.has),
    mayContain: [],
    labels: codesOf(dataset.is),
    allergensDeclared: dataset.undeclared === undefined,
  }))
}

/** What the row of an item says of its dish; null when there is no such row. */
export function dishInRow(id: string): DishHead | null {
  const button = document.querySelector(`button[form="menu-dish"][value="${CSS.escape(id)}"]`)
  const row = button?.closest('.menu-dish')
  if (!button || !row) return null
  const text = (selector: string) => row.querySelector(selector)?.textContent?.trim() || null
  const safety = (['undeclared', 'contains', 'may-contain'] as const).flatMap((kind): SafetyLine[] => {
    const said = text(`.menu-safety > .menu-${kind}`)
    return said ? [{ kind, text: said }] : []
  })
  return {
    id,
    name: text('button') ?? '',
    description: text('.menu-description'),
    portion: text('.menu-portion'),
    safety,
  }
}

/** The filters of the address as they are at this moment, as pairs: `&hide=milk`, or nothing. */
export function filtersInAddress(): string {
  const kept = window.location.search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => /^(hide|only|undeclared)=/.test(pair))
  return kept.map((pair) => `&${pair}`).join('')
}

/** Writes a view and the dish opened in it into the address, without a new page or a new step back. */
export function writeDish(view: Record<string, string>, dish: string | null) {
  replaceQuery(queryOf(view, dish && `dish=${encodeURIComponent(dish)}`))
}

/** Goes to where the server puts an item's dish on the plate, with the filters as they are at this moment. */
export function putOnPlate(view: Record<string, string>, add: string) {
  window.location.assign(queryOf(view, `add=${encodeURIComponent(add)}`))
}

function queryOf(view: Record<string, string>, more: string | null): string {
  const { location = '', date = '', period = '', plate } = view
  const place = new URLSearchParams({ location, date, period })
  return `?${place}${filtersInAddress()}${plate ? `&plate=${plate}` : ''}${more ? `&${more}` : ''}`
}

/** Writes chosen filters into the address, and into the links that lead to other days and periods of the location. */
export function carryFilters(address: string, filters: MenuFilterState) {
  replaceQuery(address)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-filters]')) {
    link.search = withFilters(link.search, filters)
  }
}

function replaceQuery(query: string) {
  window.history.replaceState(window.history.state, '', `${window.location.pathname}${query}`)
}
