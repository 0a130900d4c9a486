import type { SafetyLine } from './dish-safety'

/** A dish as the board writes it. */
export type BoardDish = {
  id: string
  name: string
  calories: number | null
  marks: { code: string; icon: string; word: string }[]
  safety: SafetyLine[]
}
export type BoardPeriod = { id: string; name: string; categories: { id: string; name: string; dishes: BoardDish[] }[] }

/** Widths and heights of the board's type, in ems of a dish's name. They follow board.css. */
const columnWidth = 19
const lettersIn = { name: 28, small: 40 }
const heightOf = { name: 1.25, small: 0.98, category: 2.6, between: 0.75 }
/** What of a screen is left to the dishes beside its head, its foot and the ends of columns. */
const usable = 0.66

/**
 * How large a dish's name may be written for all dishes to fill a screen once, as a share of the mean of its sides. An
 * estimate by letters: what it misses by is turned over like a page.
 */
export function typeShare(periods: readonly BoardPeriod[]): number {
  const lines = (letters: number, width: number) => Math.ceil(letters / width)
  const ofDish = ({ name, marks, safety }: BoardDish) =>
    heightOf.between +
    lines(name.length + 8, lettersIn.name) * heightOf.name +
    lines(
      marks.reduce((sum, { word }) => sum + word.length + 4, 0),
      lettersIn.small,
    ) *
      heightOf.small +
    lines(
      safety.reduce((sum, { text }) => sum + text.length + 2, 0),
      lettersIn.small,
    ) *
      heightOf.small
  const categories = periods.flatMap((period) => period.categories)
  const height = categories.reduce(
    (sum, { dishes }) => sum + heightOf.category + dishes.reduce((all, dish) => all + ofDish(dish), 0),
    0,
  )
  return height === 0 ? 1 : Math.sqrt(usable / (height * columnWidth))
}
