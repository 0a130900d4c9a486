import type { Locale } from '@/domain/locale'
import type { Dish, MenuFilter } from '@/domain/menu/dish/dish'
import { dishMarks, warningLabelCodes, type DishDisplay } from '@/domain/menu/dish/dish-marks'
import { iconName } from '@/ui/food-icon-paths'
import type { DishMark } from './dish-lines'

/** Adds the icon name to each mark. */
export const withIcons = <Mark extends { code: string }>(marks: readonly Mark[]) =>
  marks.map((mark) => ({ ...mark, icon: iconName(mark.code) }))

/** The marks of a dish that the site shows, with their icons, as `DishMarks` renders them. */
export const shownMarks = (
  dish: Dish,
  filters: readonly MenuFilter[],
  locale: Locale,
  sodiumWord: string,
  display: DishDisplay,
): DishMark[] =>
  dishMarks(dish, filters, locale, sodiumWord, display).map(({ code, word }) => ({
    icon: iconName(code),
    word,
    ...(warningLabelCodes.includes(code) && { caution: true }),
  }))
