import type { Locale } from '@/domain/locale'
import { formatAmount, type NutrientAmounts } from '@/domain/menu/dish/nutrition-facts'
import type { PlatedDish } from '@/domain/menu/plate'
import { sumNutrients } from '@/domain/menu/plate-total'
import { toDishNutrition } from '@/features/menu/nutrition/dish-nutrition'
import { plateMessages } from './plate-messages'

/** The total nutrition of the dishes, with calories rounded per dish as the menu shows them. */
export function sumNutrition(dishes: readonly PlatedDish[]): NutrientAmounts {
  return sumNutrients(dishes.map(({ dish, count }) => ({ nutrients: toDishNutrition(dish, 'en').nutrients, count })))
}

/** Formats the calories of a total: `640` or `at least 640`; null when none are known. */
export const formatCalories = (total: NutrientAmounts, locale: Locale): string | null =>
  formatAmount('calories', total.calories, locale, plateMessages(locale).bounds)
