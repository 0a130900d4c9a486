import { addressLines } from '@/domain/address-lines'
import type { Location } from '@/domain/campus'
import { addDays, clockMessage, clockShort, instantOf, type CampusDate, type ZoneName } from '@/domain/campus-time'
import { textIn, type Locale } from '@/domain/locale'
import { hasSpecialHours, mealsOn, servicesOn } from '@/domain/schedules'
import { calendar, type Entry } from './calendar'

type Place = { location: Location; zone: ZoneName; today: CampusDate; address: string | null }

/** From a week ago to nine weeks ahead: a reader that asks now and then misses nothing, a term's hours are not all sent. */
const daysBack = 7
const daysInAll = 70

const words = {
  en: { open: (name: string) => `${name}: open`, closed: (name: string) => `${name}: closed`, clock: clockMessage },
  fr: {
    open: (name: string) => `${name}\u00a0: ouvert`,
    closed: (name: string) => `${name}\u00a0: fermé`,
    clock: (minute: number) => clockShort(minute, 'fr'),
  },
}

/**
 * A location's openings, one entry each, with the meals that are served in it. What special hours, seasons and changes
 * of clocks make of a day is worked out here, so that readers have no rule to misread; a day that special hours close is
 * an entry of the whole day, while days that are always closed say nothing. Spec: PUB-3.5, PUB-3.6.
 */
export function hoursCalendar({ location, zone, today, address }: Place, locale: Locale): string {
  const name = textIn(location.name, locale) ?? ''
  const { open, closed } = words[locale]
  const place = addressLines(location.address, locale).join(', ') || null
  const changed = instantOf(today, 0, zone)
  const days = Array.from({ length: daysInAll }, (_, index) => addDays(today, index - daysBack))
  const entries = days.flatMap((date): Entry[] => {
    const uid = (which: string) => `hours-${location.id}-${date.replaceAll('-', '')}-${which}@refectory`
    const shared = { changed, place, address }
    const services = servicesOn(location.schedules, date)
    if (services.length === 0 && hasSpecialHours(location.schedules, date)) {
      const day = { starts: date, ends: addDays(date, 1) }
      return [{ uid: uid('closed'), summary: closed(name), description: null, ...shared, ...day }]
    }
    return services.flatMap(({ opensAtMinute, closesAtMinute }, index): Entry[] => {
      const [starts, ends] = [instantOf(date, opensAtMinute, zone), instantOf(date, closesAtMinute, zone)]
      if (starts >= ends) return [] // an hour that the spring change of clocks skips
      const description = mealsIn(location, date, { opensAtMinute, closesAtMinute }, locale)
      return [{ uid: uid(String(index + 1)), summary: open(name), description, ...shared, starts, ends }]
    })
  })
  return calendar({ name, locale, zone }, entries)
}

/** `Lunch 11:30am – 2:00pm`, one meal a line; null when none is named. */
function mealsIn(
  { schedules }: Location,
  date: CampusDate,
  opening: { opensAtMinute: number; closesAtMinute: number },
  locale: Locale,
): string | null {
  const { clock } = words[locale]
  const lines = mealsOn(schedules, date)
    .filter((meal) => meal.opensAtMinute < opening.closesAtMinute && opening.opensAtMinute < meal.closesAtMinute)
    .map((meal) => `${textIn(meal.name, locale)} ${clock(meal.opensAtMinute)} – ${clock(meal.closesAtMinute)}`)
  return lines.join('\n') || null
}
