import { Minus, Plus, Trash2 } from 'lucide-react'
import { localize, type Locale } from '@/domain/locale'
import { maxPortionsPerDish, setPortions, type Plate } from '@/domain/menu/plate'
import type { PlatedDish } from '@/domain/menu/plate'
import { formatMessage } from '@/domain/text/format-message'
import { hidingAttributes } from '@/features/menu/filters/filter-style-rule'
import { menuMessages } from '@/i18n/menu-messages'
import type { PlateMessages } from './plate-messages'
import { formatCalories, sumNutrition } from './plate-nutrition'

type Props = {
  dishes: readonly PlatedDish[]
  plate: Plate
  /** Builds the query of this page for another plate. */
  queryFor: (plate: Plate) => string
  /** Whether the site shows calories beside dishes. */
  withCalories: boolean
  locale: Locale
  messages: PlateMessages
}

/** The dishes of a plate. Plus, minus and remove are links to this page with another plate in the URL. */
export function PlateRows({ dishes, plate, queryFor, withCalories, locale, messages }: Props) {
  const { rows, myAllergens } = menuMessages(locale)
  return (
    <ul className="plate-rows" aria-label={messages.onIt}>
      {dishes.map((plated) => {
        const { dish, count } = plated
        const name = localize(dish.name, locale) ?? ''
        const portion = localize(dish.portion, locale)
        const calories = formatCalories(sumNutrition([plated]), locale)
        const linkTo = (newCount: number) =>
          `${queryFor(setPortions(plate, dish.id, newCount))}#${newCount > 0 ? `dish-${dish.id}` : 'main'}`
        return (
          <li key={dish.id} id={`dish-${dish.id}`} data-dish={dish.id} {...hidingAttributes(dish)}>
            <div>
              <p className="plate-name">
                {name} <span className="plate-count">{formatMessage(messages.times, { count })}</span>
              </p>
              {portion && <p className="plate-portion">{portion}</p>}
              <p className="plate-warning">
                <strong>{dish.allergensDeclared ? myAllergens.plate.contains : myAllergens.plate.undeclared}</strong>
              </p>
            </div>
            {withCalories && (
              <p className="plate-calories">
                {calories === null ? (
                  messages.caloriesUnknown
                ) : (
                  <>
                    {calories} <abbr title={rows.calories}>{rows.caloriesShort}</abbr>
                  </>
                )}
              </p>
            )}
            <p className="plate-buttons not-printed">
              {count > 1 && (
                <a data-mine="" href={linkTo(count - 1)} aria-label={formatMessage(messages.fewer, { name })}>
                  <Minus size={20} aria-hidden />
                </a>
              )}
              {count < maxPortionsPerDish && (
                <a data-mine="" href={linkTo(count + 1)} aria-label={formatMessage(messages.more, { name })}>
                  <Plus size={20} aria-hidden />
                </a>
              )}
              <a data-mine="" href={linkTo(0)} aria-label={formatMessage(messages.remove, { name })}>
                <Trash2 size={20} aria-hidden />
              </a>
            </p>
          </li>
        )
      })}
    </ul>
  )
}
