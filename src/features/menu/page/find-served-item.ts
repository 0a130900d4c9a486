import type { Dish } from '@/domain/menu/dish/dish'
import type { ServedPeriod } from '@/features/menu/read-day'

/** The dish of a menu item and the category that contains it; null for an unknown item id. */
export function findServedItem(
  periods: readonly ServedPeriod[],
  itemId: string | null,
): { dish: Dish; categoryId: string } | null {
  const categories = periods.flatMap((period) => period.categories)
  const category = categories.find(({ items }) => items.some(({ id }) => id === itemId))
  const item = category?.items.find(({ id }) => id === itemId)
  return category && item ? { dish: item.dish, categoryId: category.id } : null
}
