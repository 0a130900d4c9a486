import type { Location } from '@/domain/places/location'
import type { Site } from '@/domain/site/site'
import type { MenuFilter } from '@/domain/menu/dish/dish'
import type { Locale } from '@/domain/locale'
import type { ServedPeriod } from '@/features/menu/read-day'
import { toDishNutrition } from '@/features/menu/nutrition/dish-nutrition'
import type { AllergenChoice } from '@/domain/menu/allergens/my-allergens'
import { FilterBar } from '@/features/menu/filters/filter-bar'
import { menuUrl, type MenuView } from '@/domain/menu/menu-url'
import { MenuNotice } from '@/features/menu/components/menu-notice'
import type { MenuMessages } from '@/i18n/menu-messages'
import { NutritionDialog } from '@/features/menu/nutrition/nutrition-dialog'
import { offeredFilters } from '@/features/menu/filters/offered-filters'
import { PeriodTabs } from '@/features/menu/page/controls/period-tabs'
import { toMenuCategories } from './menu-categories'
import { MenuRows } from './menu-rows'

type Props = {
  site: Site
  location: Location
  periods: ServedPeriod[]
  period: ServedPeriod
  /** All filters, which name the allergens and labels of dishes. */
  filters: MenuFilter[]
  /** The filters available at this location. */
  available: MenuFilter[]
  choices: AllergenChoice[]
  view: MenuView & { mine: readonly string[] }
  /** The id of the item whose nutrition dialog is open. */
  openItemId: string | null
  locale: Locale
  messages: MenuMessages
}

/** The selected meal period: period tabs, filters, dishes by category and the nutrition dialog. Spec: PUB-2.38. */
export function PeriodMenu({
  site,
  location,
  periods,
  period,
  filters,
  available,
  choices,
  view,
  openItemId,
  locale,
  messages,
}: Props) {
  const items = period.categories.flatMap((category) => category.items)
  const dishesOfDay = periods.flatMap(({ categories }) =>
    categories.flatMap((category) => category.items.map((item) => item.dish)),
  )
  const openItem = items.find(({ id }) => id === openItemId)
  const categories = toMenuCategories(period, filters, locale, messages.rows, site)
  const source = `/v1/location/${location.id}/periods/${period.id}?platform=0&date=${view.date}&locale=${locale}`
  return (
    <>
      <PeriodTabs periods={periods} view={view} label={messages.mealPeriods} locale={locale} />
      {items.length === 0 ? (
        <MenuNotice title={messages.comingSoon} />
      ) : (
        <>
          <FilterBar
            filters={offeredFilters(available, dishesOfDay, view.filters, locale)}
            choices={choices}
            view={view}
            categories={categories}
            locale={locale}
            messages={messages.filters}
          />
          <NutritionDialog
            categories={categories}
            opened={openItem ? { id: openItem.id, body: toDishNutrition(openItem.dish, locale) } : null}
            source={source}
            view={Object.fromEntries(new URLSearchParams(menuUrl(view)))}
            locale={locale}
            messages={messages.nutrition}
            warnsOfSodium={site.sodiumWarning}
          />
          <MenuRows categories={categories} withCalories={site.displayCal} messages={messages.rows} />
        </>
      )}
    </>
  )
}
