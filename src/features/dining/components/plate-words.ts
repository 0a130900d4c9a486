import type { Locale } from '@/domain/locale'
import { plateTotal } from '@/domain/plate-total'
import type { PlatedDish } from '@/features/dining/read-plate'
import en from '@/i18n/messages/en.json'
import fr from '@/i18n/messages/fr.json'
import { bodyOf } from './dish-facts'
import { amountText, type Nutrients } from './nutrition-rows'

/** All words of a plate in one language. */
export type PlateWords = typeof en.plate

const both: Record<Locale, PlateWords> = { en: en.plate, fr: fr.plate }

export const plateWords = (locale: Locale): PlateWords => both[locale]

/** What the dishes of a plate add up to, calories as the menu prints them. Spec: PUB-2.38. */
export function totalOf(dishes: readonly PlatedDish[]): Nutrients {
  return plateTotal(dishes.map(({ dish, count }) => ({ nutrients: bodyOf(dish, 'en').nutrients, count })))
}

/** Calories as they are said of a plate: `640`, `at least 640`; null when nothing is known. */
export const caloriesIn = (total: Nutrients, locale: Locale): string | null =>
  amountText('calories', total.calories, locale, plateWords(locale).bounds)
