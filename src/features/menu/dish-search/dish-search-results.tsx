import type { MenuFilter } from '@/domain/menu/dish/dish'
import type { DishSearchWords } from '@/domain/search/read-exclusions'
import type { Locale } from '@/domain/locale'
import type { MenuFilterState } from '@/domain/menu/filters/menu-filters'
import type { DishSearchResult } from './find-dishes'
import type { DishSearchMessages } from './dish-search-messages'
import { setFilterParameters, setMyAllergens } from '@/domain/menu/menu-url'
import { formatMessage, formatPlural } from '@/domain/text/format-message'
import { formatFilterSummary } from '@/domain/menu/filters/filter-summary'
import { menuMessages } from '@/i18n/menu-messages'
import { offeredFilters } from '@/features/menu/filters/offered-filters'

/** The search in the URL: `text` as typed, and what it asks for. `plate` is passed on to the menus. */
export type DishSearchRequest = DishSearchWords & {
  text: string
  filters: MenuFilterState
  /** The visitor's own allergens in the URL. */
  mine: readonly string[]
  plate: string
}
type Props = {
  search: DishSearchRequest
  /** The filters of the search with the visitor's own allergens. */
  applied: MenuFilterState
  found: DishSearchResult
  /** The filters available on this campus. */
  available: readonly MenuFilter[]
  menuPage: string
  locale: Locale
  messages: DishSearchMessages
}

/** The number of results, what the limit and the filters left out, and suggestions when nothing was found. */
export function DishSearchResults({
  search,
  applied,
  found: { dishes, undeclared, leftOut, hidden },
  available,
  menuPage,
  locale,
  messages,
}: Props) {
  if (search.unread.length > 0) return null
  if (search.words.length + search.without.length === 0)
    return search.text ? <p className="search-note">{messages.noWords}</p> : null
  const all = dishes.length + leftOut
  const summary = formatFilterSummary(
    { total: hidden, dishes: all + hidden },
    applied,
    offeredFilters(available, [], applied, locale),
    menuMessages(locale).filters.summary,
    locale,
  )
  const withoutFilters = new URLSearchParams({ q: search.text, ...(search.plate && { plate: search.plate }) })
  const hasFilters = search.filters.hiddenAllergens.length + search.filters.requiredLabels.length > 0
  return (
    <div className="dish-search-results">
      {all > 0 ? (
        <p role="status">{formatPlural(messages.found, all, locale, { count: all, words: search.text })}</p>
      ) : hidden > 0 ? (
        <p role="status">{formatPlural(messages.allHidden, hidden, locale, { count: hidden, words: search.text })}</p>
      ) : undeclared.length > 0 ? (
        <p role="status">{formatMessage(messages.noneDeclared, { words: search.text })}</p>
      ) : (
        <div className="dish-search-empty search-empty">
          <p role="status">{formatMessage(messages.nothing, { words: search.text })}</p>
          <p>{messages.nothingHelp}</p>
          <p>
            <a
              href={`${menuPage}${setFilterParameters(search.plate && `plate=${search.plate}`, search.filters, search.mine)}`}
              data-mine=""
              className="plain-link"
            >
              {messages.toMenu}
            </a>
          </p>
        </div>
      )}
      {search.shortened && (
        <p className="search-note">{formatMessage(messages.shortened, { words: search.words.join(' ') })}</p>
      )}
      {leftOut > 0 && (
        <p className="search-note">{formatPlural(messages.leftOut, leftOut, locale, { count: leftOut })}</p>
      )}
      {summary && (
        <p className="search-note">
          {summary}{' '}
          {hasFilters && (
            <a href={setMyAllergens(String(withoutFilters), search.mine)} data-mine="" className="plain-link">
              {messages.withoutFilters}
            </a>
          )}
        </p>
      )}
    </div>
  )
}
