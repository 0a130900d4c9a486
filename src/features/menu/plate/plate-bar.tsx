import type { Locale } from '@/domain/locale'
import { maxDishes, countPortions, serializePlate, toPlate } from '@/domain/menu/plate'
import type { PlatedDish } from '@/domain/menu/plate'
import { formatMessage, formatPlural } from '@/domain/text/format-message'
import { menuUrl, type MenuView } from '@/domain/menu/menu-url'
import { describePlateLimit } from './describe-plate-limit'
import { plateMessages } from './plate-messages'
import { formatCalories, sumNutrition } from './plate-nutrition'

type Props = {
  dishes: readonly PlatedDish[]
  /** Dishes that have no place on the plate. */
  leftOut: readonly PlatedDish[]
  platePage: string
  view: MenuView
  withCalories: boolean
  locale: Locale
}

/** A sticky line with the dishes and calories on the visitor's plate and a link to the plate page. `withCalories` is the site's setting. */
export function PlateBar({ dishes, leftOut, platePage, view, withCalories, locale }: Props) {
  if (dishes.length === 0) return null
  const messages = plateMessages(locale)
  const count = countPortions(toPlate(dishes))
  const calories = withCalories ? formatCalories(sumNutrition(dishes), locale) : null
  const dishCount = formatPlural(messages.dishes, count, locale, { count })
  const plate = leftOut.length > 0 ? serializePlate(toPlate([...dishes, ...leftOut])) : view.plate
  return (
    <section className="plate-bar" aria-label={messages.title}>
      <a href={`${platePage}${menuUrl({ ...view, plate })}`} data-filters="">
        <span>
          {formatMessage(calories === null ? messages.bar : messages.barWithCalories, {
            dishes: dishCount,
            calories: calories ?? '',
          })}
        </span>
        <svg aria-hidden="true">
          <use href="#icon-next" />
        </svg>
      </a>
      {dishes.length >= maxDishes && (
        <p>{describePlateLimit(leftOut, locale) || formatMessage(messages.full, { most: maxDishes })}</p>
      )}
    </section>
  )
}
