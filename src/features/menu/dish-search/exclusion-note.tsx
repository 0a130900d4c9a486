import type { MenuFilter } from '@/domain/menu/dish/dish'
import { localize, type Locale } from '@/domain/locale'
import { nameAllergens } from '@/domain/menu/allergens/complete-allergens'
import { joinAllergens, submittedPair } from '@/domain/menu/allergens/my-allergens'
import { toSentenceCase } from '@/domain/menu/filters/filter-summary'
import { sortFilters } from '@/domain/menu/filters/menu-filters'
import { setMyAllergens } from '@/domain/menu/menu-url'
import { whatCanIEatUrl } from '@/domain/menu/what-can-i-eat-url'
import { readExclusions, type DishSearchWords } from '@/domain/search/read-exclusions'
import { formatMessage } from '@/domain/text/format-message'
import { dishSearchMessages } from './dish-search-messages'

/** Reads the text of a search. `available` are the filters of the site: it can exclude no other allergens. */
export const readDishSearch = (text: string, available: readonly MenuFilter[]): DishSearchWords =>
  readExclusions(text, nameAllergens(available))

type Props = {
  search: Pick<DishSearchWords, 'without' | 'unread'>
  /** The visitor's own allergens in the URL. */
  mine: readonly string[]
  /** The query of this page. */
  query: string
  siteSlug: string
  filters: readonly MenuFilter[]
  locale: Locale
}

/** Says which allergens a search excludes, with a link that makes them the visitor's own, or that it is not understood. */
export function ExclusionNote({ search: { without, unread }, mine, query, siteSlug, filters, locale }: Props) {
  const messages = dishSearchMessages(locale)
  if (unread.length > 0)
    return (
      <p role="alert" className="menu-unfiltered">
        {formatMessage(messages.unread, { words: unread.join(', ') })}{' '}
        <a href={whatCanIEatUrl(siteSlug, locale)} className="plain-link">
          {messages.chooseAllergens}
        </a>
      </p>
    )
  if (without.length === 0) return null
  const named = sortFilters(filters, locale).filter(({ code }) => without.includes(code))
  const names = named.map(({ code, name }) => toSentenceCase(localize(name, locale) ?? code)).join(', ')
  const all = joinAllergens(
    mine,
    named.map(({ code }) => code),
  )
  return (
    <p className="search-note">
      {formatMessage(messages.without, { names })}{' '}
      {all.length > mine.length && (
        <a href={`${setMyAllergens(query, all)}&${submittedPair}`} className="plain-link -my-2.5 inline-block py-2.5">
          {messages.makeMine}
        </a>
      )}
    </p>
  )
}
