import type { CSSProperties } from 'react'
import { formatMessage } from '@/domain/text/format-message'
import { estimateFontScale, type BoardDish, type BoardPeriod } from './board-font-scale'
import { warningLabelCodes } from '@/domain/menu/dish/dish-marks'
import type { MenuMessages } from '@/i18n/menu-messages'

type Props = { periods: BoardPeriod[]; messages: MenuMessages }

/**
 * The dishes of one or more periods, in as many columns as fit the screen. Allergens are printed under each dish, because
 * a wall screen has no dialog to open.
 */
export function BoardDishes({ periods, messages }: Props) {
  const typeSize = { '--board-share': estimateFontScale(periods).toFixed(4) } as CSSProperties
  return (
    <div className="board-dishes" style={typeSize} role="region" aria-label={messages.board.dishes} tabIndex={0}>
      {periods.map(({ id, name, categories }) => (
        <section key={id} aria-label={name}>
          {periods.length > 1 && <h2>{name}</h2>}
          {categories.map((category) => (
            <section key={category.id} className="board-category">
              <h3>{category.name}</h3>
              <ul>
                {category.dishes.map((dish) => (
                  <Dish key={dish.id} dish={dish} messages={messages} />
                ))}
              </ul>
            </section>
          ))}
        </section>
      ))}
    </div>
  )
}

function Dish({ dish: { name, calories, marks, safety }, messages }: { dish: BoardDish; messages: MenuMessages }) {
  return (
    <li className="board-dish">
      <p className="board-name">
        {name}
        {calories !== null && (
          <span className="board-calories">
            {' '}
            {formatMessage(messages.board.calories, { calories: Math.round(calories) })}
          </span>
        )}
      </p>
      {marks.length > 0 && (
        <p className="board-marks">
          {marks.map(({ code, icon, word }) => (
            <span key={code} className={`menu-mark${warningLabelCodes.includes(code) ? ' menu-caution' : ''}`}>
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
