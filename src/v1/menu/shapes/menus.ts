import type { z } from 'zod'
import type { closedSchema } from '@/contract/envelope'
import type { locationMenuResponse, periodsResponse } from '@/contract/menu/menus'
import type { CampusDate } from '@/domain/time/calendar'
import type { MenuFilter } from '@/domain/menu/dish/dish'
import type { Locale } from '@/domain/locale'
import type { ServedItem, ServedPeriod } from '@/features/menu/read-day'
import { closedDay, success } from '@/v1/engine/envelope'
import { categoryRow, filterRows, itemRow } from './menu-item'

/** The menu of a location on a date. A closed day has no periods. */
export type MenuData = {
  closed: boolean
  locationId: string
  date: CampusDate
  allergenFilter: boolean
  isConcept: boolean
  filters: MenuFilter[]
  periods: ServedPeriod[]
}
/** `chosen` is one of `periods`. */
export type PeriodsData = { closed: true } | (MenuData & { closed: false; chosen: ServedPeriod })

type ClosedBody = z.infer<typeof closedSchema>

/** One period with its dishes, and the list of the day's periods. Clients expect 1 in `menu.id`. Spec: PUB-7.32, PUB-4.4, V1-2. */
export function periods(data: PeriodsData, locale: Locale): z.infer<typeof periodsResponse> | ClosedBody {
  if (data.closed) return closedDay()
  const { allergenFilter, date, chosen } = data
  const rowOf = itemRow(filterRows(data.filters, locale), locale, data.isConcept)
  return success(0, {
    allergen_filter: allergenFilter,
    menu: {
      id: 1 as const,
      date,
      name: null,
      from_date: null,
      to_date: null,
      periods: {
        name: chosen.name[locale],
        id: chosen.id,
        sort_order: chosen.sortOrder,
        categories: chosen.categories.map((category) => categoryRow(category, locale, rowOf)),
      },
    },
    periods: data.periods.map(({ id, sortOrder, name }) => ({ id, sort_order: sortOrder, name: name[locale] })),
    closed: false as const,
  })
}

/** Every period of a day with its dishes. Spec: PUB-7.31, V1-3, V1-14.5. */
export function locationMenu(data: MenuData, locale: Locale): z.infer<typeof locationMenuResponse> {
  return fullMenu(data, locale, itemRow(filterRows(data.filters, locale), locale, data.isConcept))
}

/**
 * The periods of a day, of which a closed day has none; `rowOf` formats a dish. Most readers index `menu.periods` without
 * reading `closed`, so the key is always there. The menu's id combines digits of the location's id and of the date, so that
 * it is stable and unique for each day.
 */
export function fullMenu<Row>(
  { closed, allergenFilter, locationId, date, periods: served }: MenuData,
  locale: Locale,
  rowOf: (item: ServedItem, sortOrder: number) => Row,
) {
  return success(1, {
    allergen_filter: allergenFilter,
    menu: {
      id: `${locationId.slice(8)}${date.replaceAll('-', '')}`,
      date,
      name: null,
      from_date: null,
      to_date: null,
      periods: served.map(({ id, name, sortOrder, categories }) => ({
        id,
        name: name[locale],
        sort_order: sortOrder,
        categories: categories.map((category) => categoryRow(category, locale, rowOf)),
      })),
    },
    closed,
  })
}
