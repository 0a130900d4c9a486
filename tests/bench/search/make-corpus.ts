import type { Dish } from '@/domain/menu/dish/dish'
import { addDays } from '@/domain/time/calendar'
import type { ServedDish, Serving } from '@/features/menu/dish-search/read-servings'
import type { FoundItem } from '@/features/search/read-found'

/** A generator of numbers from 0 to 1 that gives the same numbers in each run. */
function makeRandom(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
const random = makeRandom(20_261_120)
const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value

const syllables =
  'ba ca da fa ga ha la ma na pa ra sa ta va bo co do fo lo mo no po ro so to vo be ce de le me ne pe re'.split(' ')
const makeWord = () => Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(syllables)).join('')
/** As many different words as the texts of a large site have. */
const vocabulary = [...new Set(Array.from({ length: 12_000 }, makeWord))]
const makeText = (words: number) => Array.from({ length: words }, () => pick(vocabulary)).join(' ')
const both = (words: number) => ({ en: makeText(words), fr: makeText(words) })
const nothing = { en: null, fr: null }
const id = (number: number) => number.toString(16).padStart(24, '0')

const periods = [
  { id: id(1), name: { en: 'Breakfast', fr: 'Déjeuner' }, sortOrder: 1 },
  { id: id(2), name: { en: 'Lunch', fr: 'Dîner' }, sortOrder: 2 },
  { id: id(3), name: { en: 'Dinner', fr: 'Souper' }, sortOrder: 3 },
]
const labels = [[], ['vegan'], ['vegetarian'], ['halal'], ['gluten-free']]

const makeServing = (): Serving => ({
  locationId: id(Math.floor(random() * 20)),
  date: addDays('2026-11-20', Math.floor(random() * 7)),
  period: pick(periods),
  categoryId: id(9),
})

const makeDish = (number: number): Dish => ({
  id: id(number),
  name: both(3),
  description: both(8),
  portion: nothing,
  ingredients: both(10),
  calories: null,
  nutrients: {},
  allergensDeclared: true,
  allergens: [],
  mayContain: [],
  labels: pick(labels),
  customAllergens: nothing,
  mrn: null,
  mrnFull: null,
})

const isSameMeal = (a: Serving, b: Serving) =>
  a.locationId === b.locationId && a.date === b.date && a.period.id === b.period.id

/** `dishes` dishes that are served `rows` times in a week. */
export function makeServings(dishes: number, rows: number): ServedDish[] {
  const served = Array.from({ length: dishes }, (_, number) => ({ dish: makeDish(number), servings: [makeServing()] }))
  for (let row = dishes; row < rows;) {
    const { servings } = pick(served)
    const serving = makeServing()
    if (servings.some((other) => isSameMeal(other, serving))) continue // a section names a dish once
    servings.push(serving)
    row += 1
  }
  return served.map(({ dish, servings }) => ({
    dish,
    servings: servings.toSorted((a, b) => (a.date < b.date ? -1 : 1)),
  }))
}

/** News of 300 words in each language. */
export const makeArticles = (count: number): FoundItem[] =>
  Array.from({ length: count }, (_, number) => ({
    kind: 'news',
    id: id(number),
    title: both(6),
    summary: both(20),
    keywords: [],
    texts: [both(20), both(300)],
    days: null,
    href: '/campus/news-item/1',
    location: null,
  }))

/** Searches as people type them: a word, its beginning, a typing error, several words, a diet and a meal, one letter, nonsense. */
export function makeSearches(count: number): string[] {
  const swapLetters = (word: string) => `${word.slice(0, 2)}${word[3] ?? ''}${word[2] ?? ''}${word.slice(4)}`
  const kinds = [
    () => pick(vocabulary),
    () => pick(vocabulary).slice(0, 4),
    () => swapLetters(pick(vocabulary)),
    () => `${pick(vocabulary)} ${pick(vocabulary)}`,
    () => pick(['vegan supper', 'souper végane', 'sans gluten', 'vegetarian lunch', 'halal']),
    () => pick(['a', 'b', 'p', 'r']),
    () => 'xylophonist qwertyuiop zxcvbnmasd poiuytrewq lkjhgfdsaz mnbvcxzlkj',
  ]
  return Array.from({ length: count }, (_, number) => (kinds[number % kinds.length] ?? kinds[0])?.() ?? '')
}
