import { setImmediate } from 'node:timers/promises'
import type { Location } from '@/domain/places/location'
import { labelKeywords, mealKeywords } from '@/domain/search/dish-keywords'
import { indexWords, startSearchIndex, type SearchIndex } from '@/domain/search/search-index'
import { localize, type Locale } from '@/domain/locale'
import { servedMoment } from '@/domain/menu/served-moment'
import { campusDateAt, type ZoneName } from '@/domain/time/campus-time'
import { everySiteTag, siteTag } from '@/server/cache/cache-tags'
import { caches } from '@/server/cache/caches'
import { versionOf } from '@/server/cache/object-versions'
import { readServings, type ServedDish, type Serving } from './read-servings'

/**
 * The dishes that a site serves this week, and their index. `nameOrder` has the position of each dish by name in a language.
 * `keywordsOf` returns the words of a serving's meal and place, of which `servingKeywords` has all.
 */
export type DishIndex = {
  dishes: readonly ServedDish[]
  index: SearchIndex
  nameOrder: Readonly<Record<Locale, readonly number[]>>
  keywordsOf: (serving: Serving) => readonly string[]
  servingKeywords: ReadonlySet<string>
}

/** Approximate sizes in memory, rounded up. */
const dishBytes = 4_000
const servingBytes = 200

/**
 * The index of the dishes that these locations serve now, today or on the next six days, in both languages. It is cached for
 * these objects until the site or a served date changes: locations without hours, of a partial read, have an index of their own.
 */
export async function readDishIndex(
  siteId: string,
  locations: readonly Location[],
  now: Date,
  zone: ZoneName,
): Promise<DishIndex> {
  const places = locations.map((location) => [versionOf(location), servedMoment(location.schedules, now, zone).date])
  const dishIndex = await caches.indexes.getOrBuild(
    `dish-index:${siteId}:${campusDateAt(now, zone)}:${places.join()}`,
    async () => {
      const dishes = await readServings(siteId, locations, now, zone)
      const value = await indexDishes(dishes, locations)
      return { value, tags: [siteTag(siteId), everySiteTag], bytes: dishIndexBytes(value) }
    },
  )
  return dishIndex as DishIndex
}

/** The approximate size of an index in memory, with its dishes. */
export const dishIndexBytes = ({ dishes, index }: DishIndex): number =>
  dishes.reduce((sum, { servings }) => sum + dishBytes + servings.length * servingBytes, index.bytes)

/** Dishes that are indexed before the server may answer other requests. */
const batchLength = 100

/** Builds the index of dishes. */
export async function indexDishes(dishes: readonly ServedDish[], locations: readonly Location[]): Promise<DishIndex> {
  const placeWords = new Map(locations.map(({ id, name }) => [id, [...indexWords(name.en), ...indexWords(name.fr)]]))
  const mealWords = new Map<string, readonly string[]>()
  const wordsOfMeal = ({ id, name }: Serving['period']) => {
    const known = mealWords.get(id) ?? mealKeywords(name)
    mealWords.set(id, known)
    return known
  }
  const keywordsOf = ({ locationId, period }: Serving) => [
    ...wordsOfMeal(period),
    ...(placeWords.get(locationId) ?? []),
  ]
  const builder = startSearchIndex()
  for (const [number, { dish, servings }] of dishes.entries()) {
    if (number % batchLength === 0) await setImmediate()
    const { name, labels, description, ingredients } = dish
    builder.add({
      title: [...indexWords(name.en), ...indexWords(name.fr)],
      keywords: [...labelKeywords(labels), ...servings.flatMap(keywordsOf)],
      text: [description.en, description.fr, ingredients.en, ingredients.fr].flatMap(indexWords),
    })
  }
  const nameOrder = { en: await orderByName(dishes, 'en'), fr: await orderByName(dishes, 'fr') }
  const servingKeywords = new Set([...mealWords.values(), ...placeWords.values()].flat())
  return { dishes, index: builder.finish(), nameOrder, keywordsOf, servingKeywords }
}

/** The position of each dish in the order of names, which is too slow to compare for each search. */
async function orderByName(dishes: readonly ServedDish[], locale: Locale): Promise<number[]> {
  await setImmediate()
  const collator = new Intl.Collator(`${locale}-CA`)
  const names = dishes.map(({ dish }, index) => ({ name: localize(dish.name, locale) ?? '', index }))
  const order = new Array<number>(dishes.length)
  names.sort((a, b) => collator.compare(a.name, b.name))
  names.forEach(({ index }, position) => {
    order[index] = position
  })
  return order
}
