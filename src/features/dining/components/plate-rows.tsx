import { Minus, Plus, Trash2 } from 'lucide-react'
import { textIn, type Locale } from '@/domain/locale'
import { mostOfOne, withCount, type Plate } from '@/domain/plate'
import type { PlatedDish } from '@/features/dining/read-plate'
import { fillIn } from '@/ui/fill-in'
import { menuWords } from './menu-words'
import { caloriesIn, totalOf, type PlateWords } from './plate-words'

type Props = {
  dishes: readonly PlatedDish[]
  plate: Plate
  /** The query of this page with another plate. */
  address: (plate: Plate) => string
  locale: Locale
  words: PlateWords
}

/** The dishes of a plate; more, fewer and none of each are links to other plates. Spec: PUB-2.38. */
export function PlateRows({ dishes, plate, address, locale, words }: Props) {
  const { rows } = menuWords(locale)
  return (
    <ul className="plate-rows" aria-label={words.onIt}>
      {dishes.map((each) => {
        const { dish, count } = each
        const name = textIn(dish.name, locale) ?? ''
        const portion = textIn(dish.portion, locale)
        const calories = caloriesIn(totalOf([each]), locale)
        const to = (next: number) =>
          `${address(withCount(plate, dish.id, next))}#${next > 0 ? `dish-${dish.id}` : 'main'}`
        return (
          <li key={dish.id} id={`dish-${dish.id}`}>
            <div>
              <p className="plate-name">
                {name} <span className="plate-times">{fillIn(words.times, { count })}</span>
              </p>
              {portion && <p className="plate-portion">{portion}</p>}
            </div>
            <p className="plate-calories">
              {calories === null ? (
                words.caloriesUnknown
              ) : (
                <>
                  {calories} <abbr title={rows.calories}>{rows.caloriesShort}</abbr>
                </>
              )}
            </p>
            <p className="plate-steps not-printed">
              {count > 1 && (
                <a href={to(count - 1)} aria-label={fillIn(words.fewer, { name })}>
                  <Minus size={20} aria-hidden />
                </a>
              )}
              {count < mostOfOne && (
                <a href={to(count + 1)} aria-label={fillIn(words.more, { name })}>
                  <Plus size={20} aria-hidden />
                </a>
              )}
              <a href={to(0)} aria-label={fillIn(words.remove, { name })}>
                <Trash2 size={20} aria-hidden />
              </a>
            </p>
          </li>
        )
      })}
    </ul>
  )
}
