import type { CampusDate } from '@/domain/calendar'
import type { Location } from '@/domain/campus'
import type { Dish } from '@/domain/dish'
import { foldDish, foundIn, type FoldedDish, type SearchWords } from '@/domain/dish-search'
import { textIn, type Locale } from '@/domain/locale'
import { hiddenReason, type MenuFilterState } from '@/domain/menu-filters'
import { readServings, type ServedDish } from './read-servings'

type Asked = {
  siteId: string
  locations: readonly Location[]
  today: CampusDate
  words: SearchWords
  filters: MenuFilterState
  locale: Locale
}
/** `leftOut` counts what was found beyond the most that is shown; `hidden` what the filters hide. */
export type Found = { dishes: ServedDish[]; leftOut: number; hidden: number }

const mostFound = 60

/**
 * The dishes of this week that have what is looked for, at any of the locations: those that are called so first, then
 * those of which only the description says it, each by when they are served first, then by name. Spec: PUB-2.38, PUB-4.7.
 */
export async function findDishes({ siteId, locations, today, words, filters, locale }: Asked): Promise<Found> {
  if (words.length === 0) return { dishes: [], leftOut: 0, hidden: 0 }
  const all = (await readServings(siteId, locations, today)).flatMap((served) => {
    const place = foundIn(foldedOnce(served.dish), words)
    return place ? [{ served, place }] : []
  })
  const shown = all.filter(({ served }) => hiddenReason(served.dish, filters) === null)
  const first = ({ served }: (typeof all)[number]) => served.servings[0]?.date ?? ''
  const name = ({ served }: (typeof all)[number]) => textIn(served.dish.name, locale) ?? ''
  shown.sort(
    (a, b) =>
      Number(a.place === 'description') - Number(b.place === 'description') ||
      first(a).localeCompare(first(b), 'en') ||
      name(a).localeCompare(name(b), `${locale}-CA`),
  )
  const dishes = shown.slice(0, mostFound).map(({ served }) => served)
  return { dishes, leftOut: shown.length - dishes.length, hidden: all.length - shown.length }
}

const folded = new WeakMap<Dish, FoldedDish>()

/** A dish stays the same object as long as it is kept in memory, and is folded once in that time. */
function foldedOnce(dish: Dish): FoldedDish {
  const known = folded.get(dish)
  if (known) return known
  const fresh = foldDish(dish)
  folded.set(dish, fresh)
  return fresh
}
