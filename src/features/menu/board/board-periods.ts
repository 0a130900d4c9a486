import { slugify } from '@/domain/site/slug'
import type { Location } from '@/domain/places/location'
import { campusDateAt, type ZoneName } from '@/domain/time/campus-time'
import { currentPeriods } from '@/domain/menu/current-periods'
import { servedMoment } from '@/domain/menu/served-moment'
import type { MenuFilter } from '@/domain/menu/dish/dish'
import { localize, type Locale } from '@/domain/locale'
import { closureReason } from '@/domain/places/hours/closure-reason'
import { getOpenStatus, formatStatusMessage } from '@/domain/places/hours/open-status'
import type { ServedDay, ServedPeriod } from '@/features/menu/read-day'
import type { BoardPeriod } from './board-font-scale'
import { withIcons } from '@/features/menu/components/food-icons'
import { dishMarks, type DishDisplay } from '@/domain/menu/dish/dish-marks'
import { describeAllergens } from '@/domain/menu/allergens/allergen-statement'
import type { MenuMessages } from '@/i18n/menu-messages'

/**
 * The periods to show: the requested one if it exists, otherwise those currently being served. `day` is that of
 * `servedMoment`. `requested` is an id or a slug of the name in either language.
 */
export function selectBoardPeriods(
  day: ServedDay,
  { schedules }: Location,
  requested: string | null,
  now: Date,
  zone: ZoneName,
) {
  const key = (requested ?? '').toLowerCase()
  const isRequested = ({ id, name }: ServedPeriod) => id === key || slugify(name.en) === key || slugify(name.fr) === key
  const matches = key === '' ? [] : day.periods.filter(isRequested)
  if (matches.length > 0) return matches
  const { date, minute } = servedMoment(schedules, now, zone)
  return currentPeriods(day.periods, schedules, date, minute)
}

/** Converts a period for the board. Omits empty categories, and the calories and marks that the site does not show. */
export function toBoardPeriod(
  { id, name, categories }: ServedPeriod,
  filters: readonly MenuFilter[],
  display: DishDisplay,
  locale: Locale,
  messages: MenuMessages,
): BoardPeriod {
  return {
    id,
    name: localize(name, locale) ?? '',
    categories: categories
      .filter(({ items }) => items.length > 0)
      .map((category) => ({
        id: category.id,
        name: localize(category.name, locale) ?? '',
        dishes: category.items.map(({ id: item, dish }) => ({
          id: item,
          name: localize(dish.name, locale) ?? '',
          calories: display.displayCal ? dish.calories : null,
          marks: withIcons(dishMarks(dish, filters, locale, messages.rows.sodium, display)),
          safety: describeAllergens(dish, filters, locale, messages.rows),
        })),
      })),
  }
}

/**
 * Whether the location serves nothing more: the day is closed, or its last service is over. `day` is that of `servedMoment`,
 * so that a closed day begins when the night before it ends. Spec: PUB-2.39.
 */
export function isServiceOver(day: ServedDay, { schedules }: Location, now: Date, zone: ZoneName): boolean {
  if (day.closed) return true
  const status = getOpenStatus(schedules, now, zone)
  return status.known && status.label === 'closed' && status.opensNext?.date !== campusDateAt(now, zone)
}

/** Why staff closed the location; null when its usual hours are over, too. */
export function closedReason({ schedules }: Location, now: Date, zone: ZoneName, locale: Locale): string | null {
  return localize(closureReason(schedules, getOpenStatus(schedules, now, zone), now, zone), locale)
}

/** The status sentence with the next opening; null when the location is open or its next opening is unknown. */
export function nextOpeningMessage({ schedules }: Location, now: Date, zone: ZoneName, locale: Locale): string | null {
  const status = getOpenStatus(schedules, now, zone)
  return status.label === 'closed' && status.opensNext ? formatStatusMessage(status, now, zone, locale) : null
}
