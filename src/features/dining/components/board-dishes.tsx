import type { CSSProperties } from 'react'
import { fillIn } from '@/ui/fill-in'
import { typeShare, type BoardDish, type BoardPeriod } from './board-size'
import { cautionCodes } from './dish-marks'
import type { MenuWords } from './menu-words'

type Props = { periods: BoardPeriod[]; words: MenuWords }

/**
 * The dishes of one period, or of several under their names, in as many columns as the screen has room for. What a dish
 * contains stands under its name, for whoever reads a wall cannot ask it. Spec: PUB-2.38, PUB-3.7.
 */
export function BoardDishes({ periods, words }: Props) {
  const share = { '--board-share': typeShare(periods).toFixed(4) } as CSSProperties
  return (
    <div className="board-dishes" style={share} role="region" aria-label={words.board.dishes} tabIndex={0}>
      {periods.map(({ id, name, categories }) => (
        <section key={id} aria-label={name}>
          {periods.length > 1 && <h2>{name}</h2>}
          {categories.map((category) => (
            <section key={category.id} className="board-category">
              <h3>{category.name}</h3>
              <ul>
                {category.dishes.map((dish) => (
                  <Dish key={dish.id} dish={dish} words={words} />
                ))}
              </ul>
            </section>
          ))}
        </section>
      ))}
    </div>
  )
}

function Dish({ dish: { name, calories, marks, safety }, words }: { dish: BoardDish; words: MenuWords }) {
  return (
    <li className="board-dish">
      <p className="board-name">
        {name}
        {calories !== null && (
          <span className="board-calories"> {fillIn(words.board.calories, { calories: Math.round(calories) })}</span>
        )}
      </p>
      {marks.length > 0 && (
        <p className="board-marks">
          {marks.map(({ code, icon, word }) => (
            <span key={code} className={`menu-mark${cautionCodes.includes(code) ? ' menu-caution' : ''}`}>
              <svg aria-hidden>
                <use href={`#icon-${icon}`} />
              </svg>
              {word}{' '}
            </span>
          ))}
        </p>
      )}
      {safety.length > 0 && (
        <p className="board-safety">
          {safety.map(({ kind, text }) => (
            <span key={kind} className={`menu-${kind}`}>
              {text}{' '}
            </span>
          ))}
        </p>
      )}
    </li>
  )
}
