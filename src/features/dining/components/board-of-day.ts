import { slugify } from '@/domain/address'
import type { Location, Site } from '@/domain/campus'
import { campusDateAt, minuteOfDayAt, type ZoneName } from '@/domain/campus-time'
import { currentPeriods } from '@/domain/current-periods'
import type { MenuFilter } from '@/domain/dish'
import { textIn, type Locale } from '@/domain/locale'
import { openStatus, statusMessage } from '@/domain/open-status'
import type { Day, ServedPeriod } from '@/features/dining/read-day'
import type { BoardPeriod } from './board-size'
import { dishMarks } from './dish-marks'
import { safetyLines } from './dish-safety'
import type { MenuWords } from './menu-words'

/**
 * The periods to show: the one that the address names by id or by name in either language, else those being served.
 * Spec: PUB-2.38.
 */
export function periodsOnBoard(day: Day, { schedules }: Location, asked: string | null, now: Date, zone: ZoneName) {
  const named = (asked ?? '').toLowerCase()
  const isAsked = ({ id, name }: ServedPeriod) =>
    id === named || slugify(name.en) === named || slugify(name.fr) === named
  const found = named === '' ? [] : day.periods.filter(isAsked)
  return found.length > 0
    ? found
    : currentPeriods(day.periods, schedules, campusDateAt(now, zone), minuteOfDayAt(now, zone))
}

/** A period in the words of the board, without categories that have no dish; calories where the site shows them. */
export function wordsOfPeriod(
  { id, name, categories }: ServedPeriod,
  filters: readonly MenuFilter[],
  { displayCal }: Pick<Site, 'displayCal'>,
  locale: Locale,
  words: MenuWords,
): BoardPeriod {
  return {
    id,
    name: textIn(name, locale) ?? '',
    categories: categories
      .filter(({ items }) => items.length > 0)
      .map((category) => ({
        id: category.id,
        name: textIn(category.name, locale) ?? '',
        dishes: category.items.map(({ id: item, dish }) => ({
          id: item,
          name: textIn(dish.name, locale) ?? '',
          calories: displayCal ? dish.calories : null,
          marks: dishMarks(dish, filters, locale, words.rows.sodium),
          safety: safetyLines(dish, filters, locale, words.rows),
        })),
      })),
  }
}

/** Whether nothing more is served today: the day is closed, or its last opening has passed. Spec: PUB-2.39, PUB-4.10. */
export function isOverToday(day: Day, { schedules }: Location, now: Date, zone: ZoneName): boolean {
  if (day.closed) return true
  const status = openStatus(schedules, now, zone)
  return status.known && status.label === 'closed' && status.opensNext?.date !== campusDateAt(now, zone)
}

/** When a closed location opens next, in a sentence; null where that is not known. Spec: PUB-2.27. */
export function nextOpening({ schedules }: Location, now: Date, zone: ZoneName, locale: Locale): string | null {
  const status = openStatus(schedules, now, zone)
  return status.label === 'closed' && status.opensNext ? statusMessage(status, now, zone, locale) : null
}
