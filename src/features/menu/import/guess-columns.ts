import { normalizeWords } from '@/domain/search/search-words'
import { findClosestWord } from './closest-word'
import type { Refused } from './import-problems'

/** What files write for the words of our columns, without accents. */
const meanings: Record<string, string> = {
  ...{ nom: 'name', item: 'name', recette: 'name', recipe: 'name', titre: 'name', title: 'name' },
  ...{ fr: 'fr', francais: 'fr', french: 'fr', francaise: 'fr', anglais: 'en', anglaise: 'en', english: 'en' },
  ...{ numero: 'code', id: 'code', sku: 'code', no: 'code', plat: 'dish', mets: 'dish' },
  ...{ lieu: 'location', emplacement: 'location', endroit: 'location', place: 'location', jour: 'date', day: 'date' },
  ...{
    repas: 'period',
    periode: 'period',
    meal: 'period',
    service: 'period',
    categorie: 'category',
    station: 'category',
  },
  ...{ ferme: 'closed', semaine: 'week', ordre: 'order', rang: 'order', marque: 'brand', etiquettes: 'labels' },
  ...{ allergenes: 'allergens', allergene: 'allergens', allergen: 'allergens', traces: 'may_contain' },
  ...{ ingredient: 'ingredients', portions: 'portion', kcal: 'calories', energie: 'calories', energy: 'calories' },
  ...{
    proteines: 'protein',
    proteins: 'protein',
    glucides: 'total_carbohydrates',
    carbohydrates: 'total_carbohydrates',
  },
  ...{
    carbs: 'total_carbohydrates',
    sucres: 'sugar',
    sucre: 'sugar',
    sugars: 'sugar',
    lipides: 'total_fat',
    fat: 'total_fat',
  },
  ...{ fibres: 'dietary_fiber', fiber: 'dietary_fiber', fibre: 'dietary_fiber', calcium: 'calcium', fer: 'iron' },
}
/** Words that say nothing about a column. */
const fillers = new Set(['de', 'du', 'des', 'd', 'la', 'le', 'les', 'l', 'en', 'of', 'the', 'par', 'per'])

/**
 * Guesses which of our columns the other columns of a file are, for somebody to correct. Each of ours is guessed once, and none that
 * the file has. A wrong guess is seen before anything is imported, so it may be bold.
 */
export function guessColumns(foreign: string[], ours: string[], has: ReadonlySet<string>): Refused['columns'] {
  const free = new Set(ours.filter((column) => !has.has(column)))
  const guess = (name: string) => {
    const all = normalizeWords(name)
    const words = all.filter((word, at) => !fillers.has(word) || (word === 'en' && at > 0 && at === all.length - 1))
    const meant = words.map((word) => meanings[word] ?? word)
    const beginnings = meant.map((_, at) => meant.slice(0, meant.length - at).join('_')) // the longest first
    const match = (beginning: string) =>
      [...free].find((column) => column === beginning) ?? [...free].find((column) => column.startsWith(`${beginning}_`))
    const found =
      beginnings.map(match).find((column) => column !== undefined) ?? findClosestWord(beginnings[0] ?? '', free)
    if (found !== null) free.delete(found)
    return { name, guess: found }
  }
  return { foreign: foreign.map(guess), ours }
}
