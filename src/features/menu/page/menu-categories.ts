import { localize, type Locale } from '@/domain/locale'
import { describeAllergens, type AllergenLine } from '@/domain/menu/allergens/allergen-statement'
import type { MenuFilter } from '@/domain/menu/dish/dish'
import type { DishDisplay } from '@/domain/menu/dish/dish-marks'
import type { DishMark } from '@/features/menu/components/dish-lines'
import { shownMarks } from '@/features/menu/components/food-icons'
import { hidingAttributes } from '@/features/menu/filters/filter-style-rule'
import type { ServedItem, ServedPeriod } from '@/features/menu/read-day'
import type { MenuMessages } from '@/i18n/menu-messages'

/**
 * An item of a menu as its row and its dialog show it, in one language. The page sends these rows beside the HTML, so they have
 * nothing else. `id` is the item's.
 */
export type MenuRow = {
  id: string
  dish: string
  name: string
  description: string | null
  portion: string | null
  marks: DishMark[]
  safety: AllergenLine[]
  /** The attributes by which filters hide it. */
  hiding: ReturnType<typeof hidingAttributes>
  /** Rounded; null when they are unknown. */
  calories: number | null
  soldOut?: true
}
export type MenuCategory = { id: string; name: string; rows: MenuRow[] }

/** The categories of a period that have dishes, with the marks that the site shows. Spec: PUB-2.38, PUB-3.1, PUB-3.7. */
export function toMenuCategories(
  period: Pick<ServedPeriod, 'categories'>,
  filters: readonly MenuFilter[],
  locale: Locale,
  messages: MenuMessages['rows'],
  display: DishDisplay,
): MenuCategory[] {
  const toRow = ({ id, dish }: ServedItem): MenuRow => ({
    id,
    dish: dish.id,
    name: localize(dish.name, locale) ?? '',
    description: localize(dish.description, locale),
    portion: localize(dish.portion, locale),
    marks: shownMarks(dish, filters, locale, messages.sodium, display),
    safety: describeAllergens(dish, filters, locale, messages),
    hiding: hidingAttributes(dish),
    calories: dish.calories === null ? null : Math.round(dish.calories),
    ...(dish.soldOut && { soldOut: true }),
  })
  return period.categories
    .filter(({ items }) => items.length > 0)
    .map(({ id, name, items }) => ({ id, name: localize(name, locale) ?? '', rows: items.map(toRow) }))
}
