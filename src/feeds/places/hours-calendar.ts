import { formatAddressLines } from '@/domain/places/address-lines'
import type { Location } from '@/domain/places/location'
import { addDays, type CampusDate } from '@/domain/time/calendar'
import { formatMessageTime, formatShortTime } from '@/domain/time/date-formats'
import { toInstant, type ZoneName } from '@/domain/time/campus-time'
import { localize, type Locale } from '@/domain/locale'
import { hasSpecialHours, mealsOn, servicesOn } from '@/domain/places/hours/schedules'
import { formatCalendar, type CalendarEntry } from '@/domain/time/icalendar'

type CalendarLocation = { location: Location; zone: ZoneName; today: CampusDate; url: string | null }

/** From a week ago to nine weeks ahead: readers that refresh rarely miss nothing, and the file stays small. */
const daysBack = 7
const totalDays = 70

const words = {
  en: {
    open: (name: string) => `${name}: open`,
    closed: (name: string) => `${name}: closed`,
    clock: formatMessageTime,
  },
  fr: {
    open: (name: string) => `${name}\u00a0: ouvert`,
    closed: (name: string) => `${name}\u00a0: fermé`,
    clock: (minute: number) => formatShortTime(minute, 'fr'),
  },
}

/**
 * Formats a location's openings as a calendar: one entry per opening, described by its meals. Special hours, seasons and
 * clock changes are applied here, so that readers need no recurrence rules. A day that special hours close is an entry of
 * the whole day; a day that is usually closed has no entry. Spec: PUB-3.5, PUB-3.6.
 */
export function formatHoursCalendar({ location, zone, today, url }: CalendarLocation, locale: Locale): string {
  const name = localize(location.name, locale) ?? ''
  const { open, closed } = words[locale]
  const place = formatAddressLines(location.address, locale).join(', ') || null
  const changedAt = toInstant(today, 0, zone)
  const days = Array.from({ length: totalDays }, (_, index) => addDays(today, index - daysBack))
  const entries = days.flatMap((date): CalendarEntry[] => {
    const uid = (suffix: string) => `hours-${location.id}-${date.replaceAll('-', '')}-${suffix}@refectory`
    const shared = { changedAt, place, url }
    const services = servicesOn(location.schedules, date)
    if (services.length === 0 && hasSpecialHours(location.schedules, date)) {
      const day = { starts: date, ends: addDays(date, 1) }
      return [{ uid: uid('closed'), summary: closed(name), description: null, ...shared, ...day }]
    }
    return services.flatMap(({ opensAtMinute, closesAtMinute }, index): CalendarEntry[] => {
      const [starts, ends] = [toInstant(date, opensAtMinute, zone), toInstant(date, closesAtMinute, zone)]
      if (starts >= ends) return [] // the spring clock change skips this hour
      const description = describeMeals(location, date, { opensAtMinute, closesAtMinute }, locale)
      return [{ uid: uid(String(index + 1)), summary: open(name), description, ...shared, starts, ends }]
    })
  })
  return formatCalendar({ name, locale, zone }, entries)
}

/** `Lunch 11:30am – 2:00pm`, one meal per line; null without meals. */
function describeMeals(
  { schedules }: Location,
  date: CampusDate,
  opening: { opensAtMinute: number; closesAtMinute: number },
  locale: Locale,
): string | null {
  const { clock } = words[locale]
  const lines = mealsOn(schedules, date)
    .filter((meal) => meal.opensAtMinute < opening.closesAtMinute && opening.opensAtMinute < meal.closesAtMinute)
    .map((meal) => `${localize(meal.name, locale)} ${clock(meal.opensAtMinute)} – ${clock(meal.closesAtMinute)}`)
  return lines.join('\n') || null
}
