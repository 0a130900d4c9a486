import type { Metadata } from 'next'
import { localize, type Locale } from '@/domain/locale'
import { carriedAllergens, carryToMenu } from '@/domain/menu/carry-allergens'
import { firstValue, locationsWithMenus, type SearchParams } from '@/domain/menu/menu-query'
import { parseMyAllergens, withMyAllergens } from '@/domain/menu/allergens/my-allergens'
import { noFilters, parseFilterState, toFilterParameters } from '@/domain/menu/filters/menu-filters'
import { setFilterParameters } from '@/domain/menu/menu-url'
import { parseSearch } from '@/domain/search/search-words'
import { specialPageUrl } from '@/domain/site/section-screens'
import type { Site } from '@/domain/site/site'
import { formatMessage } from '@/domain/text/format-message'
import { campusDateAt } from '@/domain/time/campus-time'
import { NotFoundPage, buildNotFoundMetadata } from '@/app/(site)/not-found-page'
import { withErrorPage } from '@/app/(site)/with-error-page'
import { ExclusionNote, readDishSearch } from '@/features/menu/dish-search/exclusion-note'
import { findDishes } from '@/features/menu/dish-search/find-dishes'
import { FoundDishList } from '@/features/menu/dish-search/found-dish-list'
import { OwnAllergensOfResults } from '@/features/menu/dish-search/own-allergens-of-results'
import { allergenChoices, filtersAtLocation } from '@/features/menu/filters/offered-filters'
import { UnappliedNote } from '@/features/menu/filters/unapplied-note'
import { readMenuFilters, readPlaces } from '@/features/places/read-places'
import { selectContent } from '@/features/search/find-content'
import { readContentIndex } from '@/features/search/read-content-index'
import { menuMessages } from '@/i18n/menu-messages'
import { SearchScreen } from '@/features/search/search-screen'
import { formatPageTitle } from '@/features/site/page-title'
import { searchMessages } from '@/i18n/site-messages'
import { clock } from '@/server/clock'
import { getRequestPath } from '@/server/http/request-path'
import { logError } from '@/server/logging/log-error'
import { Breadcrumb } from '@/ui/breadcrumb'
import { findMenuPage, type MenuSubpageProps } from '../find-menu-page'

export const dynamic = 'force-dynamic'

/** Search results are not indexed. */
export async function generateMetadata(props: MenuSubpageProps): Promise<Metadata> {
  const { locale, site } = await findMenuPage(props)
  if (!site || site.prelaunch) return buildNotFoundMetadata({ site, locale })
  const title = formatPageTitle(localize(site.name, locale) ?? '', searchMessages(locale).title, locale)
  return { title, robots: { index: false } }
}

/** The search of a site. A site before its launch has no content to search. */
export default async function SearchPage(props: MenuSubpageProps) {
  const { locale, site, menuPage } = await findMenuPage(props)
  if (!site || site.prelaunch) return <NotFoundPage site={site} locale={locale} />
  const searchParams = await props.searchParams
  const text = firstValue(searchParams.q)?.trim() ?? ''
  const mine = carriedAllergens(await getRequestPath())
  const carry = <Linked extends { href: string }>(links: readonly Linked[]) =>
    links.map((link) => ({ ...link, href: carryToMenu(link.href, menuPage?.href ?? null, mine) }))
  return withErrorPage(locale, async () => {
    const now = clock.now()
    const { words } = parseSearch(text)
    const [dishes, content] = await Promise.all([
      menuPage && words.length > 0
        ? searchDishes({ site, locale, text, searchParams, menuPage: menuPage.href, now })
        : noDishes,
      words.length > 0 ? readContentIndex(site, now) : null,
    ])
    return (
      <SearchScreen
        site={site}
        locale={locale}
        now={now}
        text={text}
        groups={(content ? selectContent(content, words) : []).map((group) => ({
          ...group,
          items: carry(group.items),
        }))}
        kept={dishes.kept}
        dishes={dishes}
        incomplete={dishes.failed || (content?.failed.length ?? 0) > 0}
        suggestions={carry(listSuggestions(site, locale))}
        breadcrumb={<Breadcrumb site={site} locale={locale} />}
      />
    )
  })
}

const noDishes = { count: 0, isShown: false, kept: [] as [string, string][], list: null, failed: false }
/** More dishes are on the dish search. */
const maxDishes = 6

type DishSearch = {
  site: Site
  locale: Locale
  text: string
  searchParams: SearchParams
  menuPage: string
  now: Date
}

/** The dishes found. The visitor's own allergens are hidden as on the menu: those of the URL here, others on the device. */
async function searchDishes({ site, locale, text, searchParams, menuPage, now }: DishSearch) {
  try {
    const [places, filters] = await Promise.all([readPlaces(site.id), readMenuFilters()])
    const locations = locationsWithMenus(places.locations)
    const available = filtersAtLocation(filters, site, { allergenFilter: true })
    const mine = parseMyAllergens(searchParams.mine, filters)
    // This search has no filters. Its links keep those of the URL.
    const chosen = parseFilterState({ ...searchParams, undeclared: undefined }, [])
    const applied = withMyAllergens(noFilters, mine, (code) => available.some((filter) => filter.code === code))
    const today = campusDateAt(now, site.timeZone)
    const search = readDishSearch(text, available)
    const found = await findDishes({
      siteId: site.id,
      locations,
      now,
      zone: site.timeZone,
      search,
      filters: applied,
      locale,
    })
    const { dishes, leftOut, hidden } = found
    const count = dishes.length + leftOut
    const messages = searchMessages(locale)
    const query = `?q=${encodeURIComponent(text)}`
    const list = (
      <>
        <OwnAllergensOfResults {...{ mine, query, filters, available, applied, locale }} />
        <UnappliedNote
          unapplied={chosen.unapplied}
          named={allergenChoices(filters, [], locale)}
          messages={menuMessages(locale).filters}
          locale={locale}
        />
        <ExclusionNote siteSlug={site.slug} {...{ search, mine, query, filters, locale }} />
        <FoundDishList
          {...{ locations, today, menuPage, filters, locale }}
          found={{ dishes: dishes.slice(0, maxDishes), undeclared: found.undeclared }}
          view={{ filters: chosen, mine, plate: '' }}
          display={site}
          heading="h3"
        />
        {count > maxDishes && (
          <p className="search-note">
            <a
              href={`/${site.slug}/dish-search${setFilterParameters(query, chosen, mine)}`}
              data-mine=""
              className="plain-link"
            >
              {formatMessage(messages.allDishes, { count })}
            </a>
          </p>
        )}
      </>
    )
    const ofMine: [string, string][] = mine.length > 0 ? [['mine', mine.join(',')]] : []
    const isShown = count + hidden + found.undeclared.length + search.without.length + search.unread.length > 0
    return { count, isShown, kept: [...ofMine, ...toFilterParameters(chosen)], list, failed: false }
  } catch (error) {
    logError(`The dishes of ${site.slug} cannot be searched:`, error)
    return { ...noDishes, failed: true }
  }
}

/** Pages to go on with after a search without results. */
const listSuggestions = (site: Site, locale: Locale) =>
  (['whats-on-the-menu', 'hours-of-operation', 'events', 'news'] as const).flatMap((page) => {
    const href = specialPageUrl(site, page)
    return href ? [{ href, name: searchMessages(locale).suggestions[page] }] : []
  })
