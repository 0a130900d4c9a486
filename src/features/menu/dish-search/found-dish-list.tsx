import { hidingAttributes } from '@/features/menu/filters/filter-style-rule'
import { iconSprite } from '@/features/menu/components/food-icons'
import type { MenuFilter } from '@/domain/menu/dish/dish'
import { menuMessages } from '@/i18n/menu-messages'
import type { Location } from '@/domain/places/location'
import type { Locale } from '@/domain/locale'
import type { DishDisplay } from '@/domain/menu/dish/dish-marks'
import type { MenuFilterState } from '@/domain/menu/filters/menu-filters'
import type { CampusDate } from '@/domain/time/calendar'
import { cacheHtml } from '@/ui/html/cached-html'
import { ServerHtml } from '@/ui/html/server-html'
import { dishSearchMessages } from './dish-search-messages'
import { FoundDish } from './found-dish'
import type { ServedDish } from './read-servings'

type Props = {
  dishes: readonly ServedDish[]
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
 * allergens hide all of them.
 */
export function FoundDishList({ dishes, locations, today, menuPage, view, filters, display, locale, heading }: Props) {
  const context = { menuPage, locations, today, ...view }
  return (
    <>
      <ServerHtml name={cacheHtml(String(iconSprite()))} className="menu-icons" />
      <ul className="found-dishes">
        {dishes.map((served) => (
          <li key={served.dish.id} data-dish={served.dish.id} {...hidingAttributes(served.dish)}>
            <FoundDish
              served={served}
              context={context}
              filters={filters}
              display={display}
              locale={locale}
              messages={dishSearchMessages(locale)}
              heading={heading}
            />
          </li>
        ))}
      </ul>
      <p className="my-allergens-all search-note">{menuMessages(locale).myAllergens.search.all}</p>
    </>
  )
}
