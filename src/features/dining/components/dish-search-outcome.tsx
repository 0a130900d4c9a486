import type { MenuFilter } from '@/domain/dish'
import type { SearchWords } from '@/domain/dish-search'
import type { Locale } from '@/domain/locale'
import type { MenuFilterState } from '@/domain/menu-filters'
import type { Found } from '@/features/dining/find-dishes'
import type { DishSearchWords } from './dish-search-words'
import { fillIn, fillInCount } from '@/ui/fill-in'
import { filterSummary } from './filter-words'
import { menuWords } from './menu-words'
import { offeredFilters } from './offered-filters'

/** What an address asks for: `text` as it was typed, `words` what is looked for, `plate` what goes along. */
export type Search = {
  text: string
  words: SearchWords
  shortened: boolean
  filters: MenuFilterState
  plate: string
}
type Props = {
  asked: Search
  found: Found
  /** The filters that count on this campus. */
  here: readonly MenuFilter[]
  menuPage: string
  locale: Locale
  words: DishSearchWords
}

/** What came of a search in words: how many, what was left out and why, and what to do where nothing was found. */
export function SearchOutcome({ asked, found: { dishes, leftOut, hidden }, here, menuPage, locale, words }: Props) {
  if (asked.words.length === 0) return asked.text ? <p className="dish-search-note">{words.noWords}</p> : null
  const all = dishes.length + leftOut
  const summary = filterSummary(
    { total: hidden, dishes: all + hidden },
    asked.filters,
    offeredFilters(here, [], asked.filters, locale),
    menuWords(locale).filters.summary,
    locale,
  )
  const without = new URLSearchParams({ q: asked.text, ...(asked.plate && { plate: asked.plate }) })
  return (
    <div className="dish-search-outcome">
      {all > 0 ? (
        <p role="status">{fillInCount(words.found, all, locale, { count: all, words: asked.text })}</p>
      ) : (
        <div className="dish-search-nothing">
          <p role="status">{fillIn(words.nothing, { words: asked.text })}</p>
          <p>{words.nothingHelp}</p>
          <p>
            <a href={menuPage} className="plain-link">
              {words.toMenu}
            </a>
          </p>
        </div>
      )}
      {asked.shortened && (
        <p className="dish-search-note">{fillIn(words.shortened, { words: asked.words.join(' ') })}</p>
      )}
      {leftOut > 0 && (
        <p className="dish-search-note">{fillInCount(words.leftOut, leftOut, locale, { count: leftOut })}</p>
      )}
      {summary && (
        <p className="dish-search-note">
          {summary}{' '}
          <a href={`?${without}`} className="plain-link">
            {words.withoutFilters}
          </a>
        </p>
      )}
    </div>
  )
}
