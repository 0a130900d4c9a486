import { searchEntries } from '@/domain/search/search-index'
import { significantWords, type SearchWords } from '@/domain/search/search-words'
import type { ContentIndex } from './read-content-index'
import type { FoundItem, FoundKind } from './read-found'

/** Results of one kind, the best first. `leftOut` counts those beyond the display limit. */
export type FoundGroup = { kind: FoundKind; items: FoundItem[]; leftOut: number }

const maxShown = 10
const order: readonly FoundKind[] = ['places', 'events', 'offers', 'news', 'pages']

/** The items of an index that match all words, grouped by kind. Groups without results are absent. */
export function selectContent(
  { items, index }: Pick<ContentIndex, 'items' | 'index'>,
  words: SearchWords,
): FoundGroup[] {
  const found = searchEntries(index, significantWords(words)).flatMap(({ entry }) => items[entry] ?? [])
  return order.flatMap((kind) => {
    const ofKind = found.filter((item) => item.kind === kind)
    const shown = ofKind.slice(0, maxShown)
    return ofKind.length > 0 ? [{ kind, items: shown, leftOut: ofKind.length - shown.length }] : []
  })
}
