import { noFilters } from '@/domain/menu/filters/menu-filters'
import { parseSearch } from '@/domain/search/search-words'
import { selectDishes } from '@/features/menu/dish-search/find-dishes'
import { indexDishes } from '@/features/menu/dish-search/read-dish-index'
import { selectContent } from '@/features/search/find-content'
import { indexContent } from '@/features/search/read-content-index'
import { measureLongestTurn } from './measure-longest-turn'
import { measureCpu, milliseconds, within, type Row } from '../figures'
import { makeArticles, makeSearches, makeServings } from './make-corpus'

const [dishes = 0, rows = 0, articles = 0] = process.argv.slice(2).map(Number)

/** A program that measures the search of a large site without the page: dishes, menu rows and articles in both languages. */
const servings = makeServings(dishes, rows)
const items = makeArticles(articles)
const dishIndex = await measureLongestTurn(() => indexDishes(servings, []))
const contentIndex = await measureLongestTurn(() => indexContent(items))
const times: number[] = []
for (const text of makeSearches(700)) {
  const { words } = parseSearch(text)
  const search = () => {
    selectDishes(dishIndex.value, { search: { words, without: [] }, filters: noFilters, locale: 'fr' })
    selectContent(contentIndex.value, words)
  }
  times.push(await measureCpu(search))
}
const longest = Math.max(dishIndex.longest, contentIndex.longest)
const figures: Row[] = [
  [
    `${times.length} searches without the page, CPU time: half, 99 of 100 and all within`,
    within(times, 0.5, 0.99, 0.9999),
    '99 of 100 under 50 ms',
  ],
  ['Building both indexes, after a save, CPU time', milliseconds(dishIndex.ms + contentIndex.ms), '—'],
  ['The longest turn of the event loop in it', milliseconds(longest), 'under 250 ms'],
]
process.stdout.write(`\n${JSON.stringify(figures)}\n`)
process.exit(0)
