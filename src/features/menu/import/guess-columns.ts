import { normalizeWords } from '@/domain/search/search-words'
import { findClosestWord } from './closest-word'
import type { Refused } from './import-problems'

const meaningsOf = (words: Record<string, string>): ReadonlyMap<string, string> =>
  new Map(Object.entries(words).flatMap(([ours, theirs]) => theirs.split(' ').map((word) => [word, ours])))

/** What files write for the words of our columns, without accents. */
const french = meaningsOf({
  name: 'nom recette titre',
  code: 'numero',
  dish: 'plat mets',
  location: 'lieu emplacement endroit',
  date: 'jour',
  week: 'semaine',
  period: 'repas periode',
  category: 'categorie',
  order: 'ordre rang',
  closed: 'ferme',
  brand: 'marque',
  allergens: 'allergene allergenes',
  labels: 'etiquettes',
  portion: 'portions',
  calories: 'energie',
  protein: 'proteines',
  total_carbohydrates: 'glucides',
  sugar: 'sucre sucres',
  total_fat: 'lipides',
  dietary_fiber: 'fibres',
  iron: 'fer',
  fr: 'francais',
  en: 'anglais',
})
const english = meaningsOf({
  name: 'item recipe title',
  code: 'id no sku',
  location: 'place',
  date: 'day',
  period: 'meal service',
  category: 'station',
  allergens: 'allergen',
  may_contain: 'traces',
  ingredients: 'ingredient',
  calories: 'kcal energy',
  protein: 'proteins',
  total_carbohydrates: 'carbs carbohydrates',
  sugar: 'sugars',
  total_fat: 'fat',
  dietary_fiber: 'fiber fibre',
  fr: 'french',
  en: 'english',
})
/** Words that say nothing about a column. */
const fillers = new Set('de du des d la le les l a au en of the in per par'.split(' '))

/**
 * Guesses which of our columns the other columns of a file are, for somebody to correct. Each of ours is guessed once, and none that
 * the file has. A wrong guess is seen before anything is imported, so it may be bold.
 */
export function guessColumns(foreign: string[], ours: string[], has: ReadonlySet<string>): Refused['columns'] {
  const free = new Set(ours.filter((column) => !has.has(column)))
  const guess = (name: string) => {
    const words = normalizeWords(name)
    const meant = words
      .filter((word, at) => !fillers.has(word) || (word === 'en' && at > 0 && at === words.length - 1))
      .map((word) => french.get(word) ?? english.get(word) ?? word)
    const named = meant.find(isLanguage)
    const language = named ?? (words.some((word) => french.has(word)) ? 'fr' : 'en')
    const bare = meant.filter((word) => !isLanguage(word))
    const found =
      findColumn(bare, language, free) ??
      (named === undefined ? findColumn(bare, otherLanguage(language), free) : null) ??
      findClosestWord(meant.join('_'), free)
    if (found !== null) free.delete(found)
    return { name, guess: found }
  }
  return { foreign: foreign.map(guess), ours }
}

const otherLanguage = (language: string) => (language === 'en' ? 'fr' : 'en')
const isLanguage = (word: string) => word === 'en' || word === 'fr'

/** The column that begins with as many of the words as possible, none in the other language. Null without one. */
function findColumn(words: string[], language: string, free: ReadonlySet<string>): string | null {
  const columns = [...free].filter((column) => !column.endsWith(`_${otherLanguage(language)}`))
  for (let count = words.length; count > 0; count -= 1) {
    const beginning = words.slice(0, count).join('_')
    const found =
      columns.find((column) => column === beginning) ?? columns.find((column) => column.startsWith(`${beginning}_`))
    if (found !== undefined) return found
  }
  return null
}
