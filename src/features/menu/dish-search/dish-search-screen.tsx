import type { ReactNode } from 'react'
import type { Site } from '@/domain/site/site'
import { campusDateAt } from '@/domain/time/campus-time'
import type { Locale } from '@/domain/locale'
import { parseMyAllergens, withMyAllergens } from '@/domain/menu/allergens/my-allergens'
import { parseFilterState, toFilterParameters } from '@/domain/menu/filters/menu-filters'
import { serializePlate } from '@/domain/menu/plate'
import { findDishes } from './find-dishes'
import { readMenuFilters, readPlaces } from '@/features/places/read-places'
import { clock } from '@/server/clock'
import { SearchForm } from '@/ui/form/search-form'
import { ExclusionNote, readDishSearch } from './exclusion-note'
import { DishSearchResults, type DishSearchRequest as SearchRequest } from './dish-search-results'
import { dishSearchMessages } from './dish-search-messages'
import { FoundDishList } from './found-dish-list'
import { OwnAllergensOfResults } from './own-allergens-of-results'
import { setFilterParameters } from '@/domain/menu/menu-url'
import { selectPlate, firstValue, locationsWithMenus, type SearchParams } from '@/domain/menu/menu-query'
import { allergenChoices, filtersAtLocation } from '@/features/menu/filters/offered-filters'
import { UnappliedNote } from '@/features/menu/filters/unapplied-note'
import { menuMessages } from '@/i18n/menu-messages'

type Props = {
  site: Site
  locale: Locale
  searchParams: SearchParams
  /** The path of the site's menu page. */
  menuPage: string
  /** Renders the breadcrumb with a link to the menu page. */
  breadcrumb: (menu: string) => ReactNode
}

/**
 * Searches the menus of all locations, today and on the next six days. The URL holds the search and also the filters and
 * the plate of the menu page, so that the links back keep them. Spec: PUB-4.7.
 */
export async function DishSearchScreen({ site, locale, searchParams, menuPage, breadcrumb }: Props) {
  const messages = dishSearchMessages(locale)
  const [{ locations }, filters] = await Promise.all([readPlaces(site.id), readMenuFilters()])
  const shown = locationsWithMenus(locations)
  const now = clock.now()
  const today = campusDateAt(now, site.timeZone)
  const available = filtersAtLocation(filters, site, { allergenFilter: true })
  const text = firstValue(searchParams.q)?.trim() ?? ''
  const search: SearchRequest = {
    text,
    ...readDishSearch(text, available),
    filters: parseFilterState(searchParams, available),
    mine: parseMyAllergens(searchParams.mine, filters),
    plate: serializePlate(selectPlate(searchParams)),
  }
  const { mine, plate } = search
  const applied = withMyAllergens(search.filters, mine, (code) => available.some((filter) => filter.code === code))
  const found = await findDishes({
    siteId: site.id,
    locations: shown,
    now,
    zone: site.timeZone,
    locale,
    search,
    filters: applied,
  })
  const kept = [...toFilterParameters(search.filters), ...(plate ? [['plate', plate] as const] : [])]
  const query = `?${new URLSearchParams([...(text ? [['q', text]] : []), ...kept.map((pair) => [...pair])])}`
  return (
    <div className="dish-search search-page page-width">
      {breadcrumb(`${menuPage}${setFilterParameters(plate && `plate=${plate}`, search.filters, mine)}`)}
      <h1 className="page-head">{messages.title}</h1>
      <SearchForm
        id="dish-search-words"
        text={text}
        messages={messages}
        hidden={[...kept, ...(mine.length > 0 ? [['mine', mine.join(',')] as const] : [])]}
      />
      <OwnAllergensOfResults {...{ mine, query, filters, available, applied, locale }} />
      <UnappliedNote
        unapplied={search.filters.unapplied}
        named={allergenChoices(filters, [], locale)}
        messages={menuMessages(locale).filters}
        locale={locale}
      />
      <ExclusionNote siteSlug={site.slug} {...{ search, mine, query, filters, locale }} />
      <DishSearchResults {...{ search, applied, found, available, menuPage, locale, messages }} />
      <FoundDishList
        {...{ locations: shown, today, menuPage, filters, locale, found }}
        view={search}
        display={site}
        heading="h2"
      />
    </div>
  )
}
