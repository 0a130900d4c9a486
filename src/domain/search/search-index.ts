import { isOneTypo, isTypoOfBeginning } from './one-typo'
import { isMealWord } from './dish-keywords'
import { normalizeWords } from './search-words'

/**
 * What can be found of an entry. `title` holds its name in both languages, `keywords` words that describe it (diets, meals,
 * places), `text` everything else.
 */
export type SearchableEntry = { title: readonly string[]; keywords: readonly string[]; text: readonly string[] }

/** Fields by rank: a word in the title counts most. */
const fields = ['title', 'keywords', 'text'] as const

/** An entry and its field in one number, because half a million of them as objects stop the server for the garbage collection. */
type Posting = number
const makePosting = (entry: number, field: number): Posting => entry * fields.length + field
const entryOf = (posting: Posting) => Math.floor(posting / fields.length)
const fieldOf = (posting: Posting) => posting % fields.length

/** Entries by word. `sorted` holds every word in order, for beginnings of words. `bytes` is its approximate size in memory. */
export type SearchIndex = {
  size: number
  bytes: number
  postings: ReadonlyMap<string, readonly Posting[]>
  sorted: readonly string[]
}

/** The words of a text as the index holds them. */
export const indexWords = (text: string | null | undefined): string[] => normalizeWords(text ?? '')

/** An index under construction. Entries are added one by one, so that the caller can do other work in between. */
export type SearchIndexBuilder = { add: (entry: SearchableEntry) => void; finish: () => SearchIndex }

/** Starts an index of entries, which are named by their position. */
export function startSearchIndex(): SearchIndexBuilder {
  const postings = new Map<string, Posting[]>()
  let size = 0
  let count = 0
  const add = (entry: SearchableEntry) => {
    const seen = new Set<string>()
    for (const [field, name] of fields.entries())
      for (const word of entry[name]) {
        if (seen.has(word)) continue
        seen.add(word) // in a field that counts as much or more
        count += 1
        const known = postings.get(word)
        if (known) known.push(makePosting(size, field))
        else postings.set(word, [makePosting(size, field)])
      }
    size += 1
  }
  const finish = () => {
    const bytes = postings.size * wordBytes + count * postingBytes
    return { size, bytes, postings, sorted: [...postings.keys()].sort() }
  }
  return { add, finish }
}

/** Measured with 9,000 words and 300,000 postings, and rounded up. */
const wordBytes = 200
const postingBytes = 16

/** `rank` is 0 for an entry with every word in its title; a higher rank is a weaker match. */
export type SearchHit = { entry: number; rank: number; inTitle: boolean }

/** What is added to the rank of a word's field. A typo in the title counts less than a plain word in the text. */
const beginningCost = 1
const typoCost = 7
/** The rank of a word by its field, and by whether the whole word matches. */
const fieldCost = 2

/**
 * The entries that contain every word, the best first; entries of the same rank stay in their order. A word matches the
 * beginning of a word, except that of a meal. Only a word that matches nothing at all is taken for a typing error.
 */
export function searchEntries(index: SearchIndex, words: readonly string[]): SearchHit[] {
  if (words.length === 0) return []
  let hits: Map<number, SearchHit> | null = null
  for (const word of words) {
    const found = matchWord(index, word)
    const both = new Map<number, SearchHit>()
    for (const [entry, match] of found) {
      const known = hits?.get(entry)
      if (hits === null) both.set(entry, { entry, ...match })
      else if (known) both.set(entry, { entry, rank: known.rank + match.rank, inTitle: known.inTitle && match.inTitle })
    }
    hits = both
    if (hits.size === 0) return []
  }
  return [...(hits?.values() ?? [])].sort((a, b) => a.rank - b.rank || a.entry - b.entry)
}

type Match = Omit<SearchHit, 'entry'>

function matchWord(index: SearchIndex, word: string): Map<number, Match> {
  const found = new Map<number, Match>()
  const add = (candidate: string, cost: number) => {
    for (const posting of index.postings.get(candidate) ?? []) {
      const [entry, field] = [entryOf(posting), fieldOf(posting)]
      const rank = cost + field * fieldCost
      if (rank < (found.get(entry)?.rank ?? Infinity))
        found.set(entry, { rank, inTitle: field === 0 && cost < typoCost })
    }
  }
  for (let at = firstFrom(index.sorted, word); index.sorted[at]?.startsWith(word); at += 1) {
    const candidate = index.sorted[at] ?? ''
    if (candidate === word) add(candidate, 0)
    else if (!isMealWord(candidate)) add(candidate, beginningCost)
  }
  if (found.size > 0) return found
  for (const candidate of index.sorted)
    if (candidate.length < word.length - 1 || (candidate.length > word.length + 1 && candidate[0] !== word[0])) continue
    else if (isOneTypo(word, candidate)) add(candidate, typoCost)
    else if (isTypoOfBeginning(word, candidate)) add(candidate, typoCost + beginningCost)
  return found
}

/** The position of the first word that is not before `word`. */
function firstFrom(sorted: readonly string[], word: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}
