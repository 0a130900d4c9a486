import { isSameWord } from '@/domain/menu/allergens/find-mentions'
import { isOneTypo } from './one-typo'
import { normalizeWords } from './search-words'

/** An allergen of the site with its names as normalized words, in both languages (`nameAllergens`). */
export type NamedAllergen = { code: string; names: readonly (readonly string[])[] }

/**
 * What people type besides the words of kitchens (`complete-allergens.ts`), by code. Compound names are there because one half
 * names another allergen. Nuts alone are tree nuts and peanuts: people mean either.
 */
const everydayNames: Readonly<Record<string, string>> = {
  egg: 'egg white, blanc d oeuf, mayonnaise, mayo',
  fish: 'fish sauce, sauce de poisson, sauce poisson',
  gluten: 'celiac, coeliac, celiaque, coeliaque',
  milk: 'laitier, produit laitier, milk product, cow milk, cow s milk, lait de vache',
  msg: 'glutamate',
  peanuts: 'nut, noix, groundnut, peanut butter, beurre d arachide, beurre de cacahuete',
  'shellfish-crustacean': 'crustacean, crustace',
  'shellfish-mollusk': 'mollusk, mollusc, mollusque',
  soy: 'soybean, soy milk, lait de soya, lait de soja, soy sauce, sauce soya, sauce soja',
  sulphites: 'sulphite, sulfite',
  'tree-nuts': 'nut, tree nut, noix, fruit a coque',
}

/** Shorter words differ from too many others in one letter. */
const minTypoLength = 5

/** Adds the everyday names. */
export const withEverydayNames = (known: readonly NamedAllergen[]): NamedAllergen[] =>
  known.map(({ code, names }) => {
    const more = Object.hasOwn(everydayNames, code) ? (everydayNames[code]?.split(', ') ?? []) : []
    return { code, names: [...names, ...more.map(normalizeWords)] }
  })

/**
 * The allergens whose name begins at a word, and the length of that name in words: of several names the longest. Plurals do not
 * matter, nor one typing error in a name of one long word. Null when none begins there.
 */
export function allergensAt(
  words: readonly string[],
  at: number,
  allergens: readonly NamedAllergen[],
): { codes: string[]; length: number } | null {
  const find = (isMatch: (part: string, word: string) => boolean, names: NamedAllergen['names']) =>
    Math.max(
      0,
      ...names
        .filter((name) => name.every((part, index) => isMatch(part, words[at + index] ?? '')))
        .map(({ length }) => length),
    )
  const isTypo = (part: string, word: string) => word.length >= minTypoLength && isOneTypo(word, part)
  for (const [isMatch, most] of [
    [isSameWord, Infinity],
    [isTypo, 1],
  ] as const) {
    const found = allergens.map(({ code, names }) => ({
      code,
      length: find(
        isMatch,
        names.filter(({ length }) => length <= most),
      ),
    }))
    const length = Math.max(0, ...found.map((each) => each.length))
    if (length > 0) return { length, codes: found.filter((each) => each.length === length).map(({ code }) => code) }
  }
  return null
}
