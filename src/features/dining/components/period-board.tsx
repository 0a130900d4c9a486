import type { Location, Site } from '@/domain/campus'
import type { MenuFilter } from '@/domain/dish'
import type { Locale } from '@/domain/locale'
import type { ServedPeriod } from '@/features/dining/read-day'
import { ServerHtml } from '@/ui/server-html'
import { bodyOf, headOf } from './dish-facts'
import { FilterBar } from './filter-bar'
import { menuAddress, type MenuView } from './menu-address'
import { MenuNotice } from './menu-notice'
import type { MenuWords } from './menu-words'
import { NutritionDialog } from './nutrition-dialog'
import { countsOf, offeredFilters } from './offered-filters'
import { PeriodTabs } from './period-tabs'
import { shelveRows } from './shelved-rows'

type Props = {
  site: Site
  location: Location
  periods: ServedPeriod[]
  period: ServedPeriod
  /** All filters, for the words of dishes; `here` are those to filter by. */
  filters: MenuFilter[]
  here: MenuFilter[]
  view: MenuView
  /** The item whose nutrition the address asks for. */
  dish: string | null
  locale: Locale
  words: MenuWords
}

/** A period of a day: tabs, filters, categories of dishes and the nutrition dialog. Spec: PUB-2.38. */
export async function PeriodBoard({
  site,
  location,
  periods,
  period,
  filters,
  here,
  view,
  dish,
  locale,
  words,
}: Props) {
  const items = period.categories.flatMap((category) => category.items)
  const ofDay = periods.flatMap(({ categories }) =>
    categories.flatMap((category) => category.items.map((item) => item.dish)),
  )
  const asked = items.find(({ id }) => id === dish)
  const source = `/v1/location/${location.id}/periods/${period.id}?platform=0&date=${view.date}&locale=${locale}`
  return (
    <>
      <PeriodTabs periods={periods} view={view} label={words.mealPeriods} locale={locale} />
      {items.length === 0 ? (
        <MenuNotice title={words.comingSoon} />
      ) : (
        <>
          <FilterBar
            filters={offeredFilters(here, ofDay, view.filters, locale)}
            view={view}
            counts={countsOf(
              items.map((item) => item.dish),
              view.filters,
            )}
            locale={locale}
            words={words.filters}
          />
          <NutritionDialog
            opened={
              asked
                ? { head: headOf(asked.id, asked.dish, filters, locale, words.rows), body: bodyOf(asked.dish, locale) }
                : null
            }
            source={source}
            view={Object.fromEntries(new URLSearchParams(menuAddress(view)))}
            locale={locale}
            words={words.nutrition}
          />
          <ServerHtml
            name={await shelveRows(period, { siteId: site.id, locationId: location.id, date: view.date, locale })}
            className="menu-rows"
          />
        </>
      )}
    </>
  )
}
