import { Fragment } from 'react'
import type { AllergenLine } from '@/domain/menu/allergens/allergen-statement'

/** A label of a dish with its icon of the sprite. `caution` marks a warning. */
export type DishMark = { icon: string; word: string; caution?: true }

/**
 * The labels of a dish. A space stands before a label, not behind it: React marks the end of a text that ends a part by what is ready
 * then, and a stored page would differ from another one.
 */
export const DishMarks = ({ marks }: { marks: readonly DishMark[] }) =>
  marks.map(({ icon, word, caution }, at) => (
    <Fragment key={word}>
      {at > 0 && ' '}
      <span className={`menu-mark${caution ? ' menu-caution' : ''}`}>
        <svg aria-hidden="true">
          <use href={`#icon-${icon}`} />
        </svg>
        {word}
      </span>
    </Fragment>
  ))

/** What a dish says about allergens, with spaces likewise. Spec: PUB-3.7. */
export const DishSafety = ({ lines }: { lines: readonly AllergenLine[] }) =>
  lines.map(({ kind, text }, at) => (
    <Fragment key={kind}>
      {at > 0 && ' '}
      <span className={`menu-${kind}`}>{text}</span>
    </Fragment>
  ))
