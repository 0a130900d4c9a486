import type { z } from 'zod'
import type { todaysMenuResponse } from '@/contract/menus'
import type { Location } from '@/domain/campus'
import { textIn, type Locale } from '@/domain/locale'
import type { ServedPeriod } from '@/features/dining/read-day'
import { success } from '@/v1/envelope'

export type TodayAsked = { location: Location; periods: ServedPeriod[] }[]

/** Today's dishes of every active location, none where nothing is published; unknown calories are null. Spec: PUB-7.34, V1-11. */
export function todaysMenu(asked: TodayAsked, locale: Locale): z.infer<typeof todaysMenuResponse> {
  return success(asked.length, {
    locations: asked.map(({ location, periods }) => ({
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
            portion: textIn(dish.portion, locale) ?? '',
          })),
        })),
      })),
    })),
  })
}
