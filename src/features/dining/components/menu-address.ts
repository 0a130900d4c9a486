import type { CampusDate } from '@/domain/calendar'
import { filterQuery, type MenuFilterState } from '@/domain/menu-filters'

/** What one address of the page shows; `location` is its word in addresses, a slug or an id. */
export type MenuView = {
  location: string
  date: CampusDate
  /** Null where nothing is served: then the first period of what will be. */
  period: string | null
  filters: MenuFilterState
  /** What is on the visitor's plate, as `writePlate` writes it; it goes along from menu to menu. */
  plate: string
}

/**
 * The query of a view: `?location=north-hall&date=2026-11-20&period=...&hide=milk,egg`. Whoever is sent it sees the same.
 * `dish` opens an item's nutrition facts. Spec: PUB-2.35 to PUB-2.38.
 */
export function menuAddress({ location, date, period, filters, plate }: MenuView, dish?: string): string {
  const parts = [
    `location=${encodeURIComponent(location)}`,
    `date=${date}`,
    period ? `period=${encodeURIComponent(period)}` : '',
    filterQuery(filters),
    plate ? `plate=${plate}` : '',
    dish ? `dish=${encodeURIComponent(dish)}` : '',
  ]
  return `?${parts.filter(Boolean).join('&')}`
}

/** The same address with other filters in it, as links to other days and periods carry them along. */
export function withFilters(query: string, filters: MenuFilterState): string {
  const kept = query
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !/^(hide|only|undeclared|dish)=/.test(pair))
  const pairs = [...kept, filterQuery(filters)].filter(Boolean).join('&')
  return pairs && `?${pairs}`
}
