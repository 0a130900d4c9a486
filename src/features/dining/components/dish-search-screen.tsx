import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Site } from '@/domain/campus'
import { campusDateAt } from '@/domain/campus-time'
import { longestSearch, searchWords } from '@/domain/dish-search'
import type { Locale } from '@/domain/locale'
import { readFilterState, writeFilterState } from '@/domain/menu-filters'
import { writePlate } from '@/domain/plate'
import { findDishes } from '@/features/dining/find-dishes'
import { readMenuFilters, readPlaces } from '@/features/dining/read-places'
import { clock } from '@/server/clock'
import { filledButton } from '@/ui/button-style'
import { shelveHtml } from '@/ui/html-shelf'
import { ServerHtml } from '@/ui/server-html'
import { SearchOutcome, type Search as Asked } from './dish-search-outcome'
import { dishSearchWords } from './dish-search-words'
import { iconSprite } from './food-icons'
import { FoundDish } from './found-dish'
import { withFilters } from './menu-address'
import { askedPlate, firstOf, locationsWithMenus, type SearchParams } from './menu-choice'
import { filtersHere } from './offered-filters'

type Props = {
  site: Site
  locale: Locale
  searchParams: SearchParams
  /** The path of the site's menu page. */
  menuPage: string
  /** The way back, with the menu page's address. */
  breadcrumb: (menu: string) => ReactNode
}

/**
 * Looks for a dish on all menus of the week that begins today. All that is asked stands in the address, the menu page's
 * filters and plate too, so that they are still there on the way back. Spec: PUB-2.38, PUB-4.7.
 */
export async function DishSearchScreen({ site, locale, searchParams, menuPage, breadcrumb }: Props) {
  const words = dishSearchWords(locale)
  const [{ locations }, filters] = await Promise.all([readPlaces(site.id), readMenuFilters()])
  const shown = locationsWithMenus(locations)
  const today = campusDateAt(clock.now(), site.timeZone)
  const here = filtersHere(filters, site, { allergenFilter: true })
  const asked: Asked = {
    text: firstOf(searchParams.q)?.trim() ?? '',
    ...searchWords(firstOf(searchParams.q) ?? ''),
    filters: readFilterState(searchParams, here),
    plate: writePlate(askedPlate(searchParams)),
  }
  const found = await findDishes({ siteId: site.id, locations: shown, today, locale, ...asked })
  const trail = { menuPage, locations: shown, today, filters: asked.filters, plate: asked.plate }
  return (
    <div className="dish-search page-width">
      <ServerHtml name={shelveHtml(String(iconSprite()))} className="menu-icons" />
      {breadcrumb(`${menuPage}${withFilters(asked.plate && `plate=${asked.plate}`, asked.filters)}`)}
      <h1 className="page-head">{words.title}</h1>
      <SearchForm asked={asked} words={words} />
      <SearchOutcome asked={asked} found={found} here={here} menuPage={menuPage} locale={locale} words={words} />
      {found.dishes.length > 0 && (
        <ul className="found-dishes">
          {found.dishes.map((served) => (
            <li key={served.dish.id}>
              <FoundDish served={served} trail={trail} filters={filters} locale={locale} words={words} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A GET form to the page itself. */
function SearchForm({ asked, words }: { asked: Asked; words: ReturnType<typeof dishSearchWords> }) {
  const along = [...writeFilterState(asked.filters), ...(asked.plate ? [['plate', asked.plate]] : [])]
  return (
    <form role="search" method="get" className="dish-search-form not-printed">
      <label htmlFor="dish-search-words">{words.label}</label>
      <p id="dish-search-help">{words.help}</p>
      <div>
        <input
          id="dish-search-words"
          type="search"
          name="q"
          defaultValue={asked.text}
          maxLength={longestSearch}
          aria-describedby="dish-search-help"
          autoComplete="off"
          enterKeyHint="search"
        />
        <button className={filledButton}>
          <Search size={20} aria-hidden />
          {words.search}
        </button>
      </div>
      {along.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  )
}
