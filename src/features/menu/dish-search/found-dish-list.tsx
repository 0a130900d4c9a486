import { hidingAttributes } from '@/features/menu/filters/filter-style-rule'
import { IconSprite } from '@/features/menu/components/icon-sprite'
import type { MenuFilter } from '@/domain/menu/dish/dish'
import { menuMessages } from '@/i18n/menu-messages'
import type { Location } from '@/domain/places/location'
import type { Locale } from '@/domain/locale'
import type { DishDisplay } from '@/domain/menu/dish/dish-marks'
import type { MenuFilterState } from '@/domain/menu/filters/menu-filters'
import type { CampusDate } from '@/domain/time/calendar'
import { dishSearchMessages } from './dish-search-messages'
import { formatPlural } from '@/domain/text/format-message'
import type { DishSearchResult } from './find-dishes'
import { FoundDish } from './found-dish'

type Props = {
  found: Pick<DishSearchResult, 'dishes' | 'undeclared'>
  locations: readonly Location[]
  today: CampusDate
  /** The path of the menu page. */
  menuPage: string
  /** The filters and the plate of the menu page, which links to menus keep. */
  view: { filters: MenuFilterState; mine: readonly string[]; plate: string }
  /** All filters, which name the allergens and labels of dishes. */
  filters: readonly MenuFilter[]
  display: DishDisplay
  locale: Locale
  heading: 'h2' | 'h3'
}

/**
 * Dishes found, each with its allergens and where and when it is served. A sentence after them is shown when the visitor's own
 * allergens hide all of them. Dishes with unknown allergens stand apart when the search excludes some. Spec: PUB-3.7.
 */
export function FoundDishList({
  found: { dishes, undeclared },
  locations,
  today,
  menuPage,
  view,
  filters,
  display,
  locale,
  heading,
}: Props) {
  const context = { menuPage, locations, today, ...view }
  const messages = dishSearchMessages(locale)
  if (dishes.length + undeclared.length === 0) return null
  const list = (listed: typeof dishes) => (
    <ul className="found-dishes">
      {listed.map((served) => (
        <li key={served.dish.id} data-dish={served.dish.id} {...hidingAttributes(served.dish)}>
          <FoundDish {...{ served, context, filters, display, locale, messages, heading }} />
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <IconSprite />
      {dishes.length > 0 && list(dishes)}
      {dishes.length > 0 && (
        <p className="my-allergens-all search-note">{menuMessages(locale).myAllergens.search.all}</p>
      )}
      {undeclared.length > 0 && (
        <details className="found-undeclared">
          <summary>
            {formatPlural(messages.undeclared, undeclared.length, locale, { count: undeclared.length })}
          </summary>
          <p className="menu-undeclared">{messages.undeclaredHelp}</p>
          {list(undeclared)}
        </details>
      )}
    </>
  )
}
