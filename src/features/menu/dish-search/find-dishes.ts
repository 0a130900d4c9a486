import type { CampusDate } from '@/domain/time/calendar'
import type { Location } from '@/domain/places/location'
import { keepBestServings } from '@/domain/search/dish-keywords'
import { searchEntries } from '@/domain/search/search-index'
import { significantWords, type SearchWords } from '@/domain/search/search-words'
import type { Locale } from '@/domain/locale'
import { getHiddenReason, type MenuFilterState } from '@/domain/menu/filters/menu-filters'
import { readDishIndex, type DishIndex } from './read-dish-index'
import type { ServedDish } from './read-servings'

type DishQuery = {
  siteId: string
  locations: readonly Location[]
  today: CampusDate
  words: SearchWords
  filters: MenuFilterState
  locale: Locale
}
/** `leftOut` counts the matches beyond the display limit, `hidden` those that the filters hide. */
export type DishSearchResult = { dishes: ServedDish[]; leftOut: number; hidden: number }

const maxShown = 60

/**
 * Finds the dishes served today or on the next six days that match all words. Matches in the name come before other matches.
 * Within each group the earliest serving comes first, then the name decides. Spec: PUB-4.7.
 */
export async function findDishes({ siteId, locations, today, ...query }: DishQuery): Promise<DishSearchResult> {
  if (query.words.length === 0) return { dishes: [], leftOut: 0, hidden: 0 }
  return selectDishes(await readDishIndex(siteId, locations, today), query)
}

/** The dishes of an index that match all words, in their order. */
export function selectDishes(
  { dishes, index, nameOrder, keywordsOf, servingKeywords }: DishIndex,
  { words, filters, locale }: Pick<DishQuery, 'words' | 'filters' | 'locale'>,
): DishSearchResult {
  const significant = significantWords(words)
  const ofServings = significant.filter((word) => servingKeywords.has(word))
  const matches = searchEntries(index, significant).flatMap(({ entry, inTitle }) => {
    const served = dishes[entry]
    if (!served) return []
    const servings = ofServings.length > 0 ? keepBestServings(served.servings, ofServings, keywordsOf) : served.servings
    const firstDate = servings[0]?.date ?? ''
    return [{ served: { dish: served.dish, servings }, inTitle, firstDate, position: nameOrder[locale][entry] ?? 0 }]
  })
  const visible = matches.filter(({ served }) => getHiddenReason(served.dish, filters) === null)
  const byDate = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
  visible.sort(
    (a, b) => Number(b.inTitle) - Number(a.inTitle) || byDate(a.firstDate, b.firstDate) || a.position - b.position,
  )
  const shown = visible.slice(0, maxShown).map(({ served }) => served)
  return { dishes: shown, leftOut: visible.length - shown.length, hidden: matches.length - visible.length }
}
