import type { Dish } from '@/domain/dish'
import type { ServedPeriod } from '@/features/dining/read-day'

/** The dish of a served item, with the category in which it stands; null when none of the day has this id. */
export function findItem(
  periods: readonly ServedPeriod[],
  asked: string | null,
): { dish: Dish; categoryId: string } | null {
  const categories = periods.flatMap((period) => period.categories)
  const category = categories.find(({ items }) => items.some(({ id }) => id === asked))
  const item = category?.items.find(({ id }) => id === asked)
  return category && item ? { dish: item.dish, categoryId: category.id } : null
}
