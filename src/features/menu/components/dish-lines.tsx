import { Fragment } from 'react'
import type { AllergenLine } from '@/domain/menu/allergens/allergen-statement'

/** A label of a dish with its icon of the sprite. `caution` marks a warning. */
export type DishMark = { icon: string; word: string; caution?: true }

export const DishMarks = ({ marks }: { marks: readonly DishMark[] }) =>
  marks.map(({ icon, word, caution }) => (
    <Fragment key={word}>
      <span className={`menu-mark${caution ? ' menu-caution' : ''}`}>
        <svg aria-hidden="true">
          <use href={`#icon-${icon}`} />
        </svg>
        {word}
      </span>{' '}
    </Fragment>
  ))

/** What a dish says about allergens. Spec: PUB-3.7. */
export const DishSafety = ({ lines }: { lines: readonly AllergenLine[] }) =>
  lines.map(({ kind, text }) => (
    <Fragment key={kind}>
      <span className={`menu-${kind}`}>{text}</span>{' '}
    </Fragment>
  ))
