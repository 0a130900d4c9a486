import type { Locale } from '@/domain/locale'
import { mostDishes, portionsOn } from '@/domain/plate'
import { plateOf, type PlatedDish } from '@/features/dining/read-plate'
import { fillIn, fillInCount } from '@/ui/fill-in'
import { menuAddress, type MenuView } from './menu-address'
import { caloriesIn, plateWords, totalOf } from './plate-words'

type Props = { dishes: readonly PlatedDish[]; platePage: string; view: MenuView; locale: Locale }

/** What is on the visitor's plate, in a line that stays in view and leads to all of it. Spec: PUB-2.38. */
export function PlateBar({ dishes, platePage, view, locale }: Props) {
  if (dishes.length === 0) return null
  const words = plateWords(locale)
  const count = portionsOn(plateOf(dishes))
  const calories = caloriesIn(totalOf(dishes), locale)
  const said = fillInCount(words.dishes, count, locale, { count })
  return (
    <section className="plate-bar" aria-label={words.title}>
      <a href={`${platePage}${menuAddress(view)}`} data-filters="">
        <span>
          {fillIn(calories === null ? words.bar : words.barWithCalories, { dishes: said, calories: calories ?? '' })}
        </span>
        <svg aria-hidden="true">
          <use href="#icon-next" />
        </svg>
      </a>
      {dishes.length >= mostDishes && <p>{fillIn(words.full, { most: mostDishes })}</p>}
    </section>
  )
}
