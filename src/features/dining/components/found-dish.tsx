import { addDays, type CampusDate } from '@/domain/calendar'
import type { Location } from '@/domain/campus'
import type { MenuFilter } from '@/domain/dish'
import { textIn, type Locale } from '@/domain/locale'
import type { MenuFilterState } from '@/domain/menu-filters'
import type { ServedDish, Serving } from '@/features/dining/read-servings'
import { cautionCodes, dishMarks } from './dish-marks'
import { safetyLines } from './dish-safety'
import type { DishSearchWords } from './dish-search-words'
import { fillIn, fillInCount } from '@/ui/fill-in'
import { menuAddress } from './menu-address'
import { locationWord } from './menu-choice'
import { menuWords } from './menu-words'
import { readableDate } from './readable-date'

/** What leads from a dish to the menus that have it: `menuPage` is their path, the rest goes along. */
type Trail = {
  menuPage: string
  locations: readonly Location[]
  filters: MenuFilterState
  plate: string
  today: CampusDate
}
type Props = {
  served: ServedDish
  trail: Trail
  filters: readonly MenuFilter[]
  locale: Locale
  words: DishSearchWords
}

const atOnce = 3
/** A dish of every meal at every location has no use for more. */
const most = 30

/** A dish that was found: what its row on the menu says of it, then where and when it is served. Spec: PUB-2.38, PUB-3.7. */
export function FoundDish({ served: { dish, servings }, trail, filters, locale, words }: Props) {
  const { rows } = menuWords(locale)
  const description = textIn(dish.description, locale)
  const marks = dishMarks(dish, filters, locale, rows.sodium)
  const safety = safetyLines(dish, filters, locale, rows)
  const later = servings.slice(atOnce, most)
  const beyond = Math.max(0, servings.length - most)
  const list = (some: readonly Serving[]) => (
    <ul>
      {some.map((serving) => (
        <ServingLink key={keyOf(serving)} serving={serving} trail={trail} locale={locale} words={words} />
      ))}
    </ul>
  )
  return (
    <article className="found-dish">
      <h2>{textIn(dish.name, locale)}</h2>
      {marks.length > 0 && (
        <p className="menu-marks">
          {marks.map(({ code, icon, word }) => (
            <span key={code} className={`menu-mark ${cautionCodes.includes(code) ? 'menu-caution' : ''}`}>
              <svg aria-hidden="true">
                <use href={`#icon-${icon}`} />
              </svg>
              {word}
            </span>
          ))}
        </p>
      )}
      {description && <p className="menu-description">{description}</p>}
      {safety.length > 0 && (
        <p className="menu-safety">
          {safety.map(({ kind, text }) => (
            <span key={kind} className={`menu-${kind}`}>
              {text}
            </span>
          ))}
        </p>
      )}
      <div className="found-servings">
        {list(servings.slice(0, atOnce))}
        {later.length > 0 && (
          <details>
            <summary>
              {fillInCount(words.later, later.length + beyond, locale, { count: later.length + beyond })}
            </summary>
            {list(later)}
            {beyond > 0 && <p>{fillInCount(words.beyond, beyond, locale, { count: beyond })}</p>}
          </details>
        )}
      </div>
    </article>
  )
}

const keyOf = ({ locationId, date, period, categoryId }: Serving) => [locationId, date, period.id, categoryId].join(' ')

type LinkProps = { serving: Serving } & Pick<Props, 'trail' | 'locale' | 'words'>

/** The way to the menu of one meal, at the category in which the dish stands. */
function ServingLink({ serving: { locationId, date, period, categoryId }, trail, locale, words }: LinkProps) {
  const { menuPage, locations, filters, plate, today } = trail
  const location = locations.find(({ id }) => id === locationId)
  if (!location) return null
  const view = { location: locationWord(location, locations, locale), date, period: period.id, filters, plate }
  const values = {
    day: dayIn(date, today, locale, words),
    period: textIn(period.name, locale) ?? '',
    location: textIn(location.name, locale) ?? '',
  }
  return (
    <li>
      <a href={`${menuPage}${menuAddress(view)}#category-${categoryId}`}>{fillIn(words.serving, values)}</a>
    </li>
  )
}

function dayIn(date: CampusDate, today: CampusDate, locale: Locale, words: DishSearchWords): string {
  if (date === today) return words.today
  if (date === addDays(today, 1)) return words.tomorrow
  const said = readableDate(date, today, locale)
  return said.charAt(0).toUpperCase() + said.slice(1)
}
