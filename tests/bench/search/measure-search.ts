import { noFilters } from '@/domain/menu/filters/menu-filters'
import { parseSearch } from '@/domain/search/search-words'
import { selectDishes } from '@/features/menu/dish-search/find-dishes'
import { indexDishes } from '@/features/menu/dish-search/read-dish-index'
import { selectContent } from '@/features/search/find-content'
import { indexContent } from '@/features/search/read-content-index'
import { measureLongestTurn } from './measure-longest-turn'
import type { Row } from '../table'
import { makeArticles, makeSearches, makeServings } from './make-corpus'

const [dishes, rows, articles, searches] = [5_000, 10_000, 500, 700]

/** CPU time of a call in milliseconds, so that other programs of the machine do not count. */
function time<Value>(run: () => Value): { value: Value; ms: number } {
  const before = process.cpuUsage()
  const value = run()
  const { user, system } = process.cpuUsage(before)
  return { value, ms: (user + system) / 1_000 }
}

/** Measures the search of a large site: dishes, menu rows and articles in both languages. */
export async function measureSearch(): Promise<Row[]> {
  const served = makeServings(dishes, rows)
  const items = makeArticles(articles)
  const dishIndex = await measureLongestTurn(() => indexDishes(served, []))
  const contentIndex = await measureLongestTurn(() => indexContent(items))
  const times = makeSearches(searches).map((text) => {
    const { words } = parseSearch(text)
    return time(() => {
      selectDishes(dishIndex.value, { words, filters: noFilters, locale: 'fr' })
      selectContent(contentIndex.value, words)
    }).ms
  })
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? NaN).toFixed(1)} ms`
  return [
    [`${searches} searches, 99 of 100 within`, at(0.99), 'under 50 ms'],
    ['The same, median', at(0.5), '—'],
    ['The same, slowest', `${(sorted.at(-1) ?? NaN).toFixed(1)} ms`, '—'],
    ['Building both indexes, after a save', `${(dishIndex.ms + contentIndex.ms).toFixed(0)} ms`, '—'],
    [
      'The longest turn of the event loop in it, with garbage collection',
      `${Math.max(dishIndex.longest, contentIndex.longest).toFixed(0)} ms`,
      'about 50 ms',
    ],
  ]
}
