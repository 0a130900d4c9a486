import type { Locale } from '@/domain/locale'
import { unreadableCode } from './filter-code'
import { countHidden, type MenuFilterState, type UnappliedFilters } from './menu-filters'
import { formatMessage, formatPlural, type PluralMessage } from '@/domain/text/format-message'

/** A filter that visitors can choose: its name in the page's language, and its icon. */
export type FilterOption = { code: string; type: 'allergen' | 'label'; name: string; icon: string }

/** The number of dishes, of dishes without allergen information, and of hidden dishes by reason. */
export type FilterCounts = ReturnType<typeof countHidden> & { dishes: number; withoutDeclaration: number }

type SummaryWords = { hidden: PluralMessage; none: string; only: string }

/** Describes the effect of the filters: `12 of 48 dishes hidden: milk, only vegan`. Empty when none is chosen. Spec: PUB-4.7. */
export function formatFilterSummary(
  counts: Pick<FilterCounts, 'total' | 'dishes'>,
  state: MenuFilterState,
  filters: readonly FilterOption[],
  words: SummaryWords,
  locale: Locale,
): string {
  const namesOf = (codes: string[]) =>
    filters.filter(({ code }) => codes.includes(code)).map(({ name }) => toSentenceCase(name))
  const allergens = namesOf(state.hiddenAllergens)
  const labels = namesOf(state.requiredLabels).map((name) => formatMessage(words.only, { name }))
  const names = [...allergens, ...labels].join(', ')
  if (names === '') return ''
  const values = { hidden: counts.total, total: counts.dishes, names }
  return counts.total === 0
    ? formatMessage(words.none, values)
    : formatPlural(words.hidden, counts.total, locale, values)
}

type LineWords = { hidden: string; only: string }

/** Names the selected filters in a line: `Milk, Eggs hidden · Only vegan`. Empty when none is selected. */
export function formatFilterLine(
  { hiddenAllergens, requiredLabels }: Pick<MenuFilterState, 'hiddenAllergens' | 'requiredLabels'>,
  filters: readonly FilterOption[],
  words: LineWords,
): string {
  const namesOf = (codes: readonly string[]) =>
    filters.filter(({ code }) => codes.includes(code)).map(({ name }) => name)
  const allergens = namesOf(hiddenAllergens)
  const hidden = allergens.length > 0 ? [formatMessage(words.hidden, { names: allergens.join(', ') })] : []
  const labels = namesOf(requiredLabels).map((name) => formatMessage(words.only, { name: toSentenceCase(name) }))
  return [...hidden, ...labels].join(' · ')
}

type UnappliedWords = { unapplied: PluralMessage; unreadable: string }

/**
 * Says which filters of the URL could not be applied. Codes without a filter stand for themselves; what is no code is not
 * repeated. Empty when all were applied. Spec: PUB-4.7.
 */
export function formatUnapplied(
  unapplied: UnappliedFilters | undefined,
  filters: readonly { code: string; name: string }[],
  words: UnappliedWords,
  locale: Locale,
): string {
  const codes = [...new Set([...(unapplied?.hide ?? []), ...(unapplied?.only ?? [])])]
  const names = codes
    .filter((code) => code !== unreadableCode)
    .map((code) => filters.find((filter) => filter.code === code)?.name ?? code)
  const named = names.length > 0 && formatPlural(words.unapplied, names.length, locale, { names: names.join(', ') })
  return [named, codes.includes(unreadableCode) && words.unreadable].filter(Boolean).join(' ')
}

/** Lower-cases a name for use in a sentence. Acronyms stay in capitals. */
export function toSentenceCase(name: string): string {
  return name === name.toUpperCase() ? name : name.toLowerCase()
}
