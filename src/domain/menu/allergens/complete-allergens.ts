import type { Dish, MenuFilter } from '@/domain/menu/dish/dish'
import { normalizeWords } from '@/domain/search/search-words'
import { isSameWord } from './find-mentions'

const shellfish = 'shellfish, seafood, fruits de mer'

/**
 * Other words for the allergens of the list and their usual sources, in both languages, by code. They are those of Health
 * Canada's list of priority allergens, and what kitchens type instead of checking a box. Spec: PUB-3.8.
 */
const words: Readonly<Record<string, string>> = {
  fish: 'seafood, anchovies, cod, haddock, halibut, salmon, sardines, tilapia, trout, tuna, anchois, morue, flétan, saumon, thon, truite',
  gluten: 'barley, rye, oats, malt, orge, seigle, avoine',
  milk: 'dairy, lactose, casein, whey, butter, cheese, cream, produits laitiers, caséine, lactosérum, beurre, fromage, crème',
  msg: 'monosodium glutamate, glutamate monosodique',
  peanuts: 'groundnuts, cacahuètes, cacahouètes',
  sesame: 'tahini, tahin',
  'shellfish-crustacean': `${shellfish}, crab, crayfish, lobster, prawns, shrimp, crabe, écrevisses, homard, crevettes`,
  'shellfish-mollusk': `${shellfish}, clams, mussels, octopus, oysters, scallops, squid, calmars, huîtres, moules, palourdes, pétoncles, pieuvre`,
  soy: 'soja, soybeans, edamame, tofu',
  'tree-nuts':
    'nuts, almonds, brazil nuts, cashews, hazelnuts, macadamia nuts, pecans, pine nuts, pistachios, walnuts, amandes, ' +
    'noix du Brésil, noix de cajou, noix de Grenoble, noix de macadamia, noisettes, pacanes, pignons, pistaches',
  wheat: 'spelt, kamut, durum, semolina, épeautre, blé dur, semoule',
}

/** Other words for an allergen of the list; empty for one that staff have added. */
const otherWordsFor = (code: string): string[] => (Object.hasOwn(words, code) ? (words[code] ?? '').split(', ') : [])

type Allergens = Pick<Dish, 'allergens' | 'mayContain' | 'customAllergens' | 'allergensDeclared'> & {
  /** When the dish was declared; null when that is unknown. */
  declaredAt: Date | null
}
/** The names of an allergen as words, in both languages. */
type NamedAllergen = { code: string; names: string[][]; introducedAt: Date | null }

/** Allergens that are sources of gluten. */
const glutenSources: readonly string[] = ['wheat', 'triticale', 'barley', 'rye']

/** The allergens of the list with their names: `Shellfish - Crustacean` is also `Crustacean`. */
export const nameAllergens = (filters: readonly MenuFilter[]): NamedAllergen[] =>
  filters
    .filter(({ type }) => type === 'allergen')
    .map(({ code, name, introducedAt = null }) => {
      const names = [name.en, name.fr].flatMap((each) => [each, each.split(/\s[-–—]\s/).at(-1) ?? each])
      return {
        ...{ code, introducedAt },
        names: [...names, ...otherWordsFor(code)].map(normalizeWords).filter(({ length }) => length > 0),
      }
    })

/**
 * The allergens of a dish with those that follow from what staff have entered: an allergen of the list whose name or source stands
 * among the other allergens, and gluten with each of its sources. An other allergen that only mentions one, such as "peanut oil" or
 * "coconut milk", may contain it, and so may a dish that was declared before the allergen was added to the list. The dish is
 * then not safe for people who avoid the allergen. `known` is the list (`nameAllergens`). Spec: PUB-3.7, PUB-3.8.
 */
export function completeAllergens(
  { allergens, mayContain, customAllergens, allergensDeclared, declaredAt }: Allergens,
  known: readonly NamedAllergen[],
): Pick<Dish, 'allergens' | 'mayContain'> {
  const others = [customAllergens.en, customAllergens.fr]
    .flatMap((text) => (text ?? '').split(/[,;|\n]/))
    .map(normalizeWords)
    .filter((words) => words.length > 0)
  const named = known.filter(({ names }) => others.some((words) => names.some((name) => isPhrase(words, name))))
  const mentioned = known.filter(({ names }) =>
    others.some((words) => names.some((name) => includesPhrase(words, name))),
  )
  const unasked = known.filter(
    ({ introducedAt }) => allergensDeclared && introducedAt && (!declaredAt || declaredAt < introducedAt),
  )
  const withGluten = (codes: readonly string[]) =>
    codes.some((code) => glutenSources.includes(code)) && known.some(({ code }) => code === 'gluten')
      ? [...codes, 'gluten']
      : codes
  const contained = [...new Set(withGluten([...allergens, ...named.map(({ code }) => code)]))]
  const possible = new Set(withGluten([...mayContain, ...[...mentioned, ...unasked].map(({ code }) => code)]))
  return { allergens: contained, mayContain: [...possible].filter((code) => !contained.includes(code)) }
}

/** The codes of the allergens of the list that a text names: `almonds` is `tree-nuts`. Empty for a text that only mentions one. */
export function codesOfWords(text: string, known: readonly NamedAllergen[]): string[] {
  const words = normalizeWords(text)
  return known.filter(({ names }) => names.some((name) => isPhrase(words, name))).map(({ code }) => code)
}

const isPhrase = (words: readonly string[], name: readonly string[]) =>
  words.length === name.length && includesPhrase(words, name)

const includesPhrase = (words: readonly string[], name: readonly string[]) =>
  words.some((_, start) => name.every((part, at) => isSameWord(part, words[start + at] ?? '')))
