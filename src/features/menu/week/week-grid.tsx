import type { CSSProperties } from 'react'
import { localize, type Locale } from '@/domain/locale'
import type { Dish } from '@/domain/menu/dish/dish'
import { distinctDishes } from '@/domain/menu/distinct-dishes'
import { soldOutWord } from '@/domain/menu/dish/dish-marks'
import { menuUrl, type MenuView } from '@/domain/menu/menu-url'
import { arrangeWeek } from '@/domain/menu/week-menu'
import type { Location } from '@/domain/places/location'
import { weekdayOf, type CampusDate } from '@/domain/time/calendar'
import { formatLongDate, weekdayName } from '@/domain/time/date-formats'
import { hidingAttributes } from '@/features/menu/filters/filter-style-rule'
import { emptyMenuNotice } from '@/features/menu/page/empty-menu-notice'
import type { ServedDay } from '@/features/menu/read-day'
import type { MenuMessages } from '@/i18n/menu-messages'

type Props = {
  location: Location
  dates: readonly CampusDate[]
  /** The menu of each date. */
  days: readonly (ServedDay | 'failed')[]
  /** The day that is served now. */
  today: CampusDate
  menuPage: string
  view: MenuView
  locale: Locale
  messages: MenuMessages
}

/**
 * The days of a week side by side, with the same meal at the same height. On small screens one day after the other, which a
 * visitor swipes or reaches by the links above them. A day without dishes says why.
 */
export function WeekGrid({ location, dates, days, today, menuPage, view, locale, messages }: Props) {
  const meals = arrangeWeek(
    days.map((day) =>
      day === 'failed'
        ? []
        : day.periods.map(({ categories, ...period }) => ({
            ...period,
            dishes: distinctDishes(categories).map(({ dish }) => dish),
          })),
    ),
  )
  const mealName = (index: number) => localize(meals[index]?.name, locale) ?? ''
  const hasAlways = meals.some(({ always }) => always.length > 0)
  const dayUrl = (date: CampusDate, period: string | null = null) => `${menuPage}${menuUrl({ ...view, date, period })}`
  const list = (dishes: readonly Dish[]) => <DishList {...{ dishes, locale, messages }} />
  return (
    <>
      <nav aria-label={messages.week.days} className="week-jump not-printed">
        {dates.map((date) => (
          <a key={date} href={`#day-${date}`} aria-current={date === today ? 'date' : undefined}>
            <span className="sr-only">{formatLongDate(date, locale)}</span>
            <span aria-hidden>{weekdayName(weekdayOf(date), locale, 'short')}</span>
            <strong aria-hidden>{Number(date.slice(8))}</strong>
          </a>
        ))}
        {hasAlways && <a href="#day-always">{messages.week.always}</a>}
      </nav>
      <div
        className="week"
        role="region"
        aria-label={messages.week.title}
        tabIndex={0}
        style={{ '--week-rows': (meals.at(-1)?.row ?? 0) + 2 } as CSSProperties}
      >
        {dates.map((date, day) => {
          const read = days[day] ?? 'failed'
          const isEmpty = meals.every((meal) => !meal.days[day])
          return (
            <section
              key={date}
              id={`day-${date}`}
              className="week-day"
              aria-labelledby={`day-name-${date}`}
              aria-current={date === today ? 'date' : undefined}
            >
              <h2 id={`day-name-${date}`}>
                <a href={dayUrl(date)} data-mine="">
                  {weekdayName(weekdayOf(date), locale, 'long')} <span>{Number(date.slice(8))}</span>
                </a>
              </h2>
              {isEmpty && <p className="week-empty">{emptyMenuNotice(read, location, date, locale, messages).title}</p>}
              {meals.map((meal, index) => {
                const served = meal.days[day]
                return (
                  served && (
                    <div key={served.periodId} className="week-meal" style={{ gridRow: meal.row + 2 }}>
                      <h3>
                        <a href={dayUrl(date, served.periodId)} data-mine="">
                          {mealName(index)}
                        </a>
                      </h3>
                      {list(served.dishes)}
                      {served.dishes.length > 0 && <p className="week-nothing-left">{messages.filters.nothingLeft}</p>}
                      {served.dishes.length > 0 && (
                        <a href={dayUrl(date, served.periodId)} data-mine="" className="week-more">
                          {messages.week.more}
                        </a>
                      )}
                    </div>
                  )
                )
              })}
            </section>
          )
        })}
        {hasAlways && (
          <section id="day-always" className="week-day week-always" aria-labelledby="day-name-always">
            <h2 id="day-name-always">{messages.week.always}</h2>
            {meals.map(
              (meal, index) =>
                meal.always.length > 0 && (
                  <div key={mealName(index)} className="week-meal">
                    <h3>{mealName(index)}</h3>
                    {list(meal.always.map((dish) => ({ ...dish, soldOut: false })))}
                    <p className="week-nothing-left">{messages.filters.nothingLeft}</p>
                  </div>
                ),
            )}
          </section>
        )}
      </div>
    </>
  )
}

type ListProps = { dishes: readonly Dish[]; locale: Locale; messages: MenuMessages }

/** Names alone, so that a week fits a screen. A dish without declared allergens says so. */
const DishList = ({ dishes, locale, messages }: ListProps) => (
  <ul>
    {dishes.map((dish) => (
      <li key={dish.id} className="week-dish" data-dish={dish.id} {...hidingAttributes(dish)}>
        {localize(dish.name, locale)}
        {dish.soldOut && <strong> {soldOutWord[locale]}</strong>}
        {!dish.allergensDeclared && (
          <span className="menu-safety">
            <span className="menu-undeclared">{messages.rows.undeclared}</span>
          </span>
        )}
      </li>
    ))}
  </ul>
)
