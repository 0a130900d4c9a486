import { DishMarks, DishSafety } from '@/features/menu/components/dish-lines'
import { shownMarks } from '@/features/menu/components/food-icons'
import { addDays, type CampusDate } from '@/domain/time/calendar'
import type { Location } from '@/domain/places/location'
import type { MenuFilter } from '@/domain/menu/dish/dish'
import { localize, type Locale } from '@/domain/locale'
import type { MenuFilterState } from '@/domain/menu/filters/menu-filters'
import type { ServedDish, Serving } from './read-servings'
import { soldOutWord, type DishDisplay } from '@/domain/menu/dish/dish-marks'
import { describeAllergens } from '@/domain/menu/allergens/allergen-statement'
import type { DishSearchMessages } from './dish-search-messages'
import { formatMessage, formatPlural } from '@/domain/text/format-message'
import { menuUrl } from '@/domain/menu/menu-url'
import { locationParameter } from '@/domain/menu/menu-query'
import { menuMessages } from '@/i18n/menu-messages'
import { formatReadableDate } from '@/domain/time/readable-date'

/** What links from a dish to its menus need. `menuPage` is the path of the menu page. */
type LinkContext = {
  menuPage: string
  locations: readonly Location[]
  filters: MenuFilterState
  /** The visitor's own allergens in the URL. */
  mine: readonly string[]
  plate: string
  today: CampusDate
}
type Props = {
  served: ServedDish
  context: LinkContext
  filters: readonly MenuFilter[]
  display: DishDisplay
  locale: Locale
  messages: DishSearchMessages
  heading?: 'h2' | 'h3'
}

const initiallyShown = 3
/** A dish served at every meal and location does not need a longer list. */
const maxShown = 30

/** A search result: the dish as in its menu row, then links to the meals that serve it. */
export function FoundDish({
  served: { dish, servings },
  context,
  filters,
  display,
  locale,
  messages,
  heading: Heading = 'h2',
}: Props) {
  const { rows } = menuMessages(locale)
  const description = localize(dish.description, locale)
  const marks = shownMarks(dish, filters, locale, rows.sodium, display)
  const safety = describeAllergens(dish, filters, locale, rows)
  const later = servings.slice(initiallyShown, maxShown)
  const beyond = Math.max(0, servings.length - maxShown)
  const list = (listed: readonly Serving[]) => (
    <ul>
      {listed.map((serving) => (
        <ServingLink key={keyOf(serving)} serving={serving} context={context} locale={locale} messages={messages} />
      ))}
    </ul>
  )
  return (
    <article className="found-dish">
      <Heading>{localize(dish.name, locale)}</Heading>
      {marks.length > 0 && (
        <p className="menu-marks">
          <DishMarks marks={marks} />
        </p>
      )}
      {description && <p className="menu-description">{description}</p>}
      {safety.length > 0 && (
        <p className="menu-safety">
          <DishSafety lines={safety} />
        </p>
      )}
      <div className="found-servings">
        {list(servings.slice(0, initiallyShown))}
        {later.length > 0 && (
          <details>
            <summary>
              {formatPlural(messages.later, later.length + beyond, locale, { count: later.length + beyond })}
            </summary>
            {list(later)}
            {beyond > 0 && <p>{formatPlural(messages.beyond, beyond, locale, { count: beyond })}</p>}
          </details>
        )}
      </div>
    </article>
  )
}

const keyOf = ({ locationId, date, period, categoryId }: Serving) => [locationId, date, period.id, categoryId].join(' ')

type LinkProps = { serving: Serving } & Pick<Props, 'context' | 'locale' | 'messages'>

/** A link to the menu of one meal, at the category that contains the dish. */
function ServingLink({
  serving: { locationId, date, period, categoryId, soldOut },
  context,
  locale,
  messages,
}: LinkProps) {
  const { menuPage, locations, filters, mine, plate, today } = context
  const location = locations.find(({ id }) => id === locationId)
  if (!location) return null
  const view = {
    location: locationParameter(location, locations, locale),
    date,
    period: period.id,
    filters,
    mine,
    plate,
  }
  const values = {
    day: dayLabel(date, today, locale, messages),
    period: localize(period.name, locale) ?? '',
    location: localize(location.name, locale) ?? '',
  }
  return (
    <li>
      <a href={`${menuPage}${menuUrl(view)}#category-${categoryId}`} data-mine="">
        {formatMessage(messages.serving, values)}
      </a>
      {soldOut && <strong className="found-sold-out"> {soldOutWord[locale]}</strong>}
    </li>
  )
}

function dayLabel(date: CampusDate, today: CampusDate, locale: Locale, messages: DishSearchMessages): string {
  if (date === today) return messages.today
  if (date === addDays(today, 1)) return messages.tomorrow
  const label = formatReadableDate(date, today, locale)
  return label.charAt(0).toUpperCase() + label.slice(1)
}
