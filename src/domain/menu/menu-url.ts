import type { CampusDate } from '@/domain/time/calendar'
import { formatFilterQuery, type MenuFilterState } from '@/domain/menu/filters/menu-filters'
import { formatMyAllergens } from '@/domain/menu/allergens/my-allergens'

/** The state of the menu page that its URL contains. `location` is a slug or an id. */
export type MenuView = {
  location: string
  date: CampusDate
  /** Null when nothing is served. */
  period: string | null
  filters: MenuFilterState
  /** Codes of the visitor's own allergens, which apply to every menu (my-allergens.ts). */
  mine?: readonly string[]
  /** The visitor's plate, from `serializePlate`. It is kept when the visitor moves between menus. */
  plate: string
}

/**
 * Builds the query of a view, so that a link shows the same to everyone:
 * `?location=north-hall&date=2026-11-20&period=...&mine=peanuts&hide=milk,egg`. `dish` opens the nutrition facts of an item.
 * Spec: PUB-2.35 to PUB-2.38.
 */
export function menuUrl({ location, date, period, filters, mine = [], plate }: MenuView, dish?: string): string {
  const parts = [
    `location=${encodeURIComponent(location)}`,
    `date=${date}`,
    period ? `period=${encodeURIComponent(period)}` : '',
    formatMyAllergens(mine),
    formatFilterQuery(filters),
    plate ? `plate=${plate}` : '',
    dish ? `dish=${encodeURIComponent(dish)}` : '',
  ]
  return `?${parts.filter(Boolean).join('&')}`
}

/**
 * Replaces the filters and the visitor's own allergens in a query, so that links to other days and periods keep them.
 * Closes the dish.
 */
export function setFilterParameters(query: string, filters: MenuFilterState, mine: readonly string[] = []): string {
  const otherPairs = query
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !/^(mine|hide|only|undeclared|dish)=/.test(pair))
  const pairs = [...otherPairs, formatMyAllergens(mine), formatFilterQuery(filters)].filter(Boolean).join('&')
  return pairs && `?${pairs}`
}

/** Replaces the visitor's own allergens in a query. Keeps everything else in its order. */
export function setMyAllergens(query: string, mine: readonly string[]): string {
  const otherPairs = query
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !pair.startsWith('mine='))
  const pairs = [...otherPairs, formatMyAllergens(mine)].filter(Boolean).join('&')
  return pairs && `?${pairs}`
}
