import type { Locale } from '@/domain/locale'
import { hiddenSummary, type MenuFilterState } from '@/domain/menu-filters'
import { fillIn, fillInCount, type Plural } from '@/ui/fill-in'

/** A filter as the page offers it: its name in the page's language, and its drawing. */
export type OfferedFilter = { code: string; type: 'allergen' | 'label'; name: string; icon: string }

/** How many dishes there are, and how many of them the filters hide, by reason. */
export type FilterCounts = ReturnType<typeof hiddenSummary> & { dishes: number; withoutDeclaration: number }

export type SummaryWords = { hidden: Plural; none: string; only: string }

/**
 * What the filters did: `12 of 48 dishes hidden: milk, only vegan`. Empty while nothing is chosen. Spec: PUB-4.7.
 */
export function filterSummary(
  counts: Pick<FilterCounts, 'total' | 'dishes'>,
  state: MenuFilterState,
  filters: readonly OfferedFilter[],
  words: SummaryWords,
  locale: Locale,
): string {
  const named = (codes: string[]) =>
    filters.filter(({ code }) => codes.includes(code)).map(({ name }) => inSentence(name))
  const allergens = named(state.hiddenAllergens)
  const labels = named(state.requiredLabels).map((name) => fillIn(words.only, { name }))
  const names = [...allergens, ...labels].join(', ')
  if (names === '') return ''
  const values = { hidden: counts.total, total: counts.dishes, names }
  return counts.total === 0 ? fillIn(words.none, values) : fillInCount(words.hidden, counts.total, locale, values)
}

/** A name as it stands within a sentence; acronyms keep their capitals. */
export function inSentence(name: string): string {
  return name === name.toUpperCase() ? name : name.toLowerCase()
}
