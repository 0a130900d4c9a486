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
  return { id, name: text('button') ?? '', description: text('.menu-description'), portion: text('.menu-portion'), safety }
}

/** Sets or takes away the dish in the address, without a new page or a new step back. */
export function writeAddress({ dish }: { dish: string | null }) {
  const kept = window.location.search.replace(/^\?/, '').split('&').filter((pair) => pair !== '' && !pair.startsWith('dish='))
  const pairs = dish ? [...kept, `dish=${encodeURIComponent(dish)}`] : kept
  replaceQuery(`?${pairs.join('&')}`)
}

/** Writes chosen filters into the address, and into the links that lead to other days and periods of the location. */
export function carryFilters(address: string, filters: MenuFilterState) {
  replaceQuery(address)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-filters]')) {
    link.search = withFilters(link.search, filters)
  }
}

function replaceQuery(query: string) {
  window.history.replaceState(window.history.state, '', `${window.location.pathname}${query === '?' ? '' : query}`)
}
