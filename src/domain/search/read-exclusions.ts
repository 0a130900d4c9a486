import { allergensAt, withEverydayNames, type NamedAllergen } from './allergen-names'
import { isDietOrMeal } from './dish-keywords'
import { isGeneric, limitSearch, maxInputLength, normalizeWords, type SearchWords } from './search-words'

/**
 * A search for dishes. `without` has the codes of the allergens that a dish must not have, `words` what it must match. `unread`
 * has what seems to exclude something that is no allergen of the site: such a search must not be answered with dishes.
 */
export type DishSearchWords = {
  words: SearchWords
  shortened: boolean
  without: readonly string[]
  unread: readonly string[]
}

type Kind = 'allergen' | 'exclusion' | 'condition' | 'free' | 'and' | 'comma' | 'of' | 'filler' | 'word'
/** A word of the search, or the words of an allergen's name. */
type Item = { kind: Kind; text: string; codes: readonly string[] }

const kinds: readonly (readonly [Kind, ReadonlySet<string>])[] = (
  [
    [
      'exclusion',
      'without no non not never avoid avoids avoiding except excluding minus less skip cannot cant dont doesnt mustnt shouldnt sans sauf excepte aucun aucune ' +
        'pas jamais eviter evite evitant',
    ],
    ['condition', 'allergic allergy allergies allergie allergique allergiques intolerant intolerante intolerance'],
    ['free', 'free'],
    ['and', 'and or nor et ou ni plus'],
    ['comma', ','],
    ['of', 'd de des du from of'],
    [
      'filler',
      'a all an any au aux contain containing contains contient eat droit eating have having l la le les manger the to trace traces un une want',
    ],
  ] as const
).map(([kind, words]) => [kind, new Set(words.split(' '))])

/** A name that says by itself what must not be in a dish. */
const selfExcluding = /^coeliac|^celia[cq]|^coeliaq/
/** Pages and texts are about them, too. */
const topic = /^(allergy|allergies|allergie|intolerance)$/

/**
 * Reads a search for dishes: "pizza without nuts or milk", "nut-free pizza", « pizza sans noix ni lait » and « allergie aux
 * noix » exclude allergens. `known` are the allergens of the site (`nameAllergens`). Spec: PUB-4.7.
 */
export function readExclusions(input: string, known: readonly NamedAllergen[]): DishSearchWords {
  const items = toItems(input.slice(0, maxInputLength), withEverydayNames(known))
  const without = new Set<string>()
  const unread: string[] = []
  const rest: Item[] = []
  const exclude = (list: readonly Item[]) => {
    for (const { codes } of list) for (const code of codes) without.add(code)
  }
  for (let at = 0; at < items.length;) {
    const item = items[at] as Item
    const opening = openingLength(items, at)
    const before = closesList(item) ? lastList(rest) : []
    const last = rest.at(-1)
    let end = at + 1
    if (opening > 0) {
      const list = readList(items, at + opening)
      end = list.end
      if (list.isUnread) unread.push(textOf(items.slice(at, end)))
      else exclude(items.slice(at, end))
    } else if (before.length > 0) {
      rest.splice(-before.length)
      if (before.some(({ kind }) => kind === 'word')) unread.push(textOf([...before, item]))
      else exclude(before)
    } else if (item.kind === 'allergen' && selfExcluding.test(item.text)) exclude([item])
    else if (item.kind === 'free' && last?.kind === 'word') unread.push(textOf([...rest.splice(-1), item]))
    else if (item.kind === 'exclusion' || (item.kind === 'condition' && !topic.test(item.text))) unread.push(item.text)
    else rest.push(item)
    at = end
  }
  const words = normalizeWords(textOf(rest)).filter((word) => without.size === 0 || !isGeneric(word))
  return { ...limitSearch(words, input.length > maxInputLength), without: [...without], unread }
}

/** Splits a search into items. A comma and the like separate the entries of a list. */
function toItems(input: string, allergens: readonly NamedAllergen[]): Item[] {
  const words = input
    .replace(/(\p{L})free\b/giu, '$1 free')
    .replace(/\bw\/o?(?=\W|$)/giu, (short) => (/o$/i.test(short) ? 'without' : 'with'))
    .replace(/(^|\s)s\/\s*/giu, '$1sans ')
    .replace(/\b\p{L}+n['’]t\b/giu, 'not')
    .split(/([,;/&+])/)
    .flatMap((part) => (/^[,;/&+]$/.test(part) ? [','] : normalizeWords(part)))
  const items: Item[] = []
  for (let at = 0; at < words.length; at += items.at(-1)?.text.split(' ').length ?? 1) {
    const name = allergensAt(words, at, allergens)
    const text = words.slice(at, at + (name?.length ?? 1)).join(' ')
    const kind = name ? 'allergen' : (kinds.find(([, set]) => set.has(text))?.[0] ?? 'word')
    items.push({ kind, text, codes: name?.codes ?? [] })
  }
  return items
}

const textOf = (items: readonly Item[]) => items.map(({ text }) => text).join(' ')

/** How many items open a list of allergens: "without", "allergic to", "free from"; 0 when none is opened. */
function openingLength(items: readonly Item[], at: number): number {
  const [item, next] = [items[at], items[at + 1]]
  if (!item || !next) return 0
  if (item.kind === 'exclusion' || item.text === 'ni' || item.text === 'nor') return 1
  if (item.kind === 'free') return next.kind === 'of' ? 2 : 0
  return item.kind === 'condition' && ['allergen', 'filler', 'of'].includes(next.kind) ? 1 : 0
}

/**
 * The end of the list of allergens that begins at an item. It is unread when it names something else, such as "coconut", "milk
 * of coconut" or "milk and pork". A diet or a meal after the list is none of its entries.
 */
function readList(items: readonly Item[], start: number): { end: number; isUnread: boolean } {
  const skip = (from: number, ...skipped: Kind[]) => {
    const length = items.slice(from).findIndex(({ kind }) => !skipped.includes(kind))
    return length < 0 ? items.length : from + length
  }
  let end = skip(start, 'filler', 'of')
  for (;;) {
    if (items[end]?.kind !== 'allergen') return { end: Math.min(end + 1, items.length), isUnread: true }
    end += 1
    if (/^(d|de|du|of)$/.test(items[end]?.text ?? '')) return { end: Math.min(end + 2, items.length), isUnread: true }
    const next = skip(end, 'and', 'comma')
    const following = next > end ? skip(next, 'filler', 'of') : next
    if (items[following]?.kind !== 'allergen') {
      const isJoined = items.slice(end, next).some(({ kind }) => kind === 'and')
      const isOther = items[next]?.kind === 'word' && !isDietOrMeal(items[next]?.text ?? '')
      return isJoined && isOther ? { end: next + 1, isUnread: true } : { end: isJoined ? next : end, isUnread: false }
    }
    end = following
  }
}

const closesList = ({ kind }: Item) => kind === 'free' || kind === 'condition'

/** The allergens at the end, before "free" or "allergy": "egg, milk and soy". A word that is joined to them belongs to them. */
function lastList(items: readonly Item[]): Item[] {
  const list: Item[] = []
  let at = items.length - 1
  while (items[at]?.kind === 'allergen') {
    list.unshift(items[at] as Item)
    const isJoint = (item: Item | undefined) => item?.kind === 'and' || item?.kind === 'comma'
    let before = at - 1
    while (isJoint(items[before])) before -= 1
    const joints = items.slice(before + 1, at)
    const previous = items[before]
    const isOther =
      previous?.kind === 'word' && !isDietOrMeal(previous.text) && joints.some(({ kind }) => kind === 'and')
    if (joints.length === 0 || !previous || !(previous.kind === 'allergen' || isOther)) break
    list.unshift(...(isOther ? [previous] : []), ...joints)
    at = before
  }
  return list
}
