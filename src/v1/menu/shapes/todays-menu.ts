import type { z } from 'zod'
import type { todaysMenuResponse } from '@/contract/menu/menus'
import type { Location } from '@/domain/places/location'
import { localize, type Locale } from '@/domain/locale'
import type { ServedPeriod } from '@/features/menu/read-day'
import { success } from '@/v1/engine/envelope'

export type TodaysMenuData = { location: Location; periods: ServedPeriod[] }[]

/**
 * Today's dishes by location. A location without a menu today is left out, because readers index `periods[0]`. Unknown
 * calories are null. Spec: PUB-7.34, V1-11.
 */
export function todaysMenu(data: TodaysMenuData, locale: Locale): z.infer<typeof todaysMenuResponse> {
  const serving = data.filter(({ periods }) => periods.length > 0)
  return success(serving.length, {
    locations: serving.map(({ location, periods }) => ({
      id: location.id,
      name: location.name[locale],
      type: location.type,
      periods: periods.map(({ id, name, categories }) => ({
        id,
        name: name[locale],
        stations: categories.map((category) => ({
          id: category.id,
          name: category.name[locale],
          items: category.items.map(({ dish }) => ({
            name: dish.name[locale],
            calories: dish.calories,
            portion: localize(dish.portion, locale) ?? '',
          })),
        })),
      })),
    })),
  })
}
