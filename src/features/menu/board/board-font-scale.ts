import type { AllergenLine } from '@/domain/menu/allergens/allergen-statement'

/** A dish as the board shows it. */
export type BoardDish = {
  id: string
  name: string
  calories: number | null
  marks: { code: string; icon: string; word: string }[]
  safety: AllergenLine[]
}
export type BoardPeriod = { id: string; name: string; categories: { id: string; name: string; dishes: BoardDish[] }[] }

/** Sizes of the board's text, in ems of a dish's name. Keep them equal to board.css. */
const columnWidth = 19
const charactersPerLine = { name: 28, small: 40 }
const lineHeight = { name: 1.25, small: 0.98, category: 2.6, between: 0.75 }
/** The share of the screen for dishes; the rest is header, footer and unused ends of columns. */
const usableShare = 0.66

/**
 * Estimates the font size of dish names at which all dishes fill a screen once, as a share of the mean of the screen's
 * sides; 1 without dishes. The estimate counts characters. Dishes that do not fit go to another page of the carousel.
 */
export function estimateFontScale(periods: readonly BoardPeriod[]): number {
  const lines = (characters: number, width: number) => Math.ceil(characters / width)
  const dishHeight = ({ name, marks, safety }: BoardDish) =>
    lineHeight.between +
    lines(name.length + 8, charactersPerLine.name) * lineHeight.name +
    lines(
      marks.reduce((sum, { word }) => sum + word.length + 4, 0),
      charactersPerLine.small,
    ) *
      lineHeight.small +
    lines(
      safety.reduce((sum, { text }) => sum + text.length + 2, 0),
      charactersPerLine.small,
    ) *
      lineHeight.small
  const categories = periods.flatMap((period) => period.categories)
  const height = categories.reduce(
    (sum, { dishes }) => sum + lineHeight.category + dishes.reduce((all, dish) => all + dishHeight(dish), 0),
    0,
  )
  return height === 0 ? 1 : Math.sqrt(usableShare / (height * columnWidth))
}
