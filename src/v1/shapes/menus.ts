import type { z } from 'zod'
import type { closedBody } from '@/contract/envelope'
import type { locationMenuResponse, periodsResponse } from '@/contract/menus'
import type { CampusDate } from '@/domain/campus-time'
import type { MenuFilter } from '@/domain/dish'
import type { Locale } from '@/domain/locale'
import type { ServedItem, ServedPeriod } from '@/features/dining/read-day'
import { closed, success } from '@/v1/envelope'
import { categoryRow, filterRows, itemRow } from './menu-item'

type Served = {
  closed: false
  locationId: string
  date: CampusDate
  allergenFilter: boolean
  filters: MenuFilter[]
  periods: ServedPeriod[]
}
export type MenuAsked = { closed: true } | Served
/** `chosen` is one of `periods`. */
export type PeriodsAsked = { closed: true } | (Served & { chosen: ServedPeriod })

type Closed = z.infer<typeof closedBody>

/** One period in full and the list of the day's periods; `menu.id` is 1 as in the recordings. Spec: PUB-7.32, PUB-4.4. */
export function periods(asked: PeriodsAsked, locale: Locale): z.infer<typeof periodsResponse> | Closed {
  if (asked.closed) return closed()
  const { allergenFilter, date, chosen } = asked
  const rowOf = itemRow(filterRows(asked.filters, locale), locale)
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
    periods: asked.periods.map(({ id, sortOrder, name }) => ({ id, sort_order: sortOrder, name: name[locale] })),
    closed: false as const,
  })
}

/** Every period in full. Spec: PUB-7.31, V1-3. */
export function locationMenu(asked: MenuAsked, locale: Locale): z.infer<typeof locationMenuResponse> | Closed {
  return asked.closed ? closed() : wholeMenu(asked, locale, itemRow(filterRows(asked.filters, locale), locale))
}

/** A day's periods in full, each dish in the caller's form. The menu's id is made of the location's and the date's digits. */
export function wholeMenu<Row>(
  { allergenFilter, locationId, date, periods: served }: Served,
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
    closed: false as const,
  })
}
