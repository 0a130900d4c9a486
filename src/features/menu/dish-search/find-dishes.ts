import type { ZoneName } from '@/domain/time/campus-time'
import type { Location } from '@/domain/places/location'
import { keepBestServings } from '@/domain/search/dish-keywords'
import { searchEntries } from '@/domain/search/search-index'
import type { DishSearchWords } from '@/domain/search/read-exclusions'
import { significantWords } from '@/domain/search/search-words'
import type { Locale } from '@/domain/locale'
import { judgeDish } from '@/domain/menu/allergens/safe-dishes'
import { getHiddenReason, type MenuFilterState } from '@/domain/menu/filters/menu-filters'
import { readDishIndex, type DishIndex } from './read-dish-index'
import type { ServedDish } from './read-servings'

type DishQuery = {
  siteId: string
  locations: readonly Location[]
  now: Date
  zone: ZoneName
  search: Pick<DishSearchWords, 'words' | 'without' | 'unread'>
  filters: MenuFilterState
  locale: Locale
}
/**
 * `undeclared` matches, too, but its allergens are unknown and the search excludes some. `leftOut` counts the matches beyond
 * the display limit, `hidden` those that the filters hide.
 */
export type DishSearchResult = { dishes: ServedDish[]; undeclared: ServedDish[]; leftOut: number; hidden: number }

const maxShown = 60
/** Undeclared dishes are only named: nobody can rely on them. */
const maxUndeclared = 20

const noDishesFound: DishSearchResult = { dishes: [], undeclared: [], leftOut: 0, hidden: 0 }

/**
 * Finds the dishes served now, today or on the next six days that match all words and have none of the excluded allergens. Matches
 * in the name come before other matches. Within each group the earliest serving comes first, then the name decides. A search
 * that is not understood finds nothing. Spec: PUB-4.7.
 */
export async function findDishes({ siteId, locations, now, zone, ...query }: DishQuery): Promise<DishSearchResult> {
  const { words, without, unread } = query.search
  if (unread.length > 0 || words.length + without.length === 0) return noDishesFound
  return selectDishes(await readDishIndex(siteId, locations, now, zone), query)
}

/** The dishes of an index that match a search, in their order. */
export function selectDishes(
  { dishes, index, nameOrder, keywordsOf, servingKeywords }: DishIndex,
  {
    search: { words, without },
    filters,
    locale,
  }: Pick<DishQuery, 'filters' | 'locale'> & { search: Pick<DishSearchWords, 'words' | 'without'> },
): DishSearchResult {
  const significant = significantWords(words)
  const ofServings = significant.filter((word) => servingKeywords.has(word))
  const hits =
    significant.length > 0 ? searchEntries(index, significant) : dishes.map((_, entry) => ({ entry, inTitle: false }))
  const matches = hits.flatMap(({ entry, inTitle }) => {
    const served = dishes[entry]
    if (!served) return []
    const verdict = without.length > 0 ? judgeDish(served.dish, { allergens: without, diets: [] }) : 'safe'
    if (verdict === 'unsafe') return []
    const servings = ofServings.length > 0 ? keepBestServings(served.servings, ofServings, keywordsOf) : served.servings
    const firstDate = servings[0]?.date ?? ''
    const position = nameOrder[locale][entry] ?? 0
    return [{ served: { dish: served.dish, servings }, verdict, inTitle, firstDate, position }]
  })
  const visible = matches.filter(({ served }) => getHiddenReason(served.dish, filters) === null)
  const byDate = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
  visible.sort(
    (a, b) => Number(b.inTitle) - Number(a.inTitle) || byDate(a.firstDate, b.firstDate) || a.position - b.position,
  )
  const only = (verdict: string) => visible.filter((each) => each.verdict === verdict).map(({ served }) => served)
  const found = only('safe')
  return {
    dishes: found.slice(0, maxShown),
    undeclared: only('undeclared').slice(0, maxUndeclared),
    leftOut: Math.max(0, found.length - maxShown),
    hidden: matches.length - visible.length,
  }
}
