import { pictureUrl } from '@/domain/files/file-urls'
import { localize, type Locale } from '@/domain/locale'
import { type Schedule, isValidOn } from '@/domain/places/hours/schedules'
import type { Location } from '@/domain/places/location'
import type { Site } from '@/domain/site/site'
import { locationNodeId, describePostalAddress, omitNulls } from '@/domain/site/structured-data'
import { minutesPerDay, type CampusDate, addDays, weekdayOf } from '@/domain/time/calendar'

/** `base` is the origin of the site; `page` is the absolute URL of the location's page, or null. */
type PageContext = { site: Site; locale: Locale; today: CampusDate; base: string; page: string | null }

/**
 * Describes a location as schema.org's Restaurant, with regular and special hours that are valid today or later. Unknown
 * properties are absent. Spec: PUB-3.3, PUB-3.5.
 */
export function describeRestaurant(location: Location, { site, locale, today, base, page }: PageContext): object {
  const { address, image, schedules } = location
  const weekly = schedules.filter(({ type, end }) => type === 'location' && (end === null || end >= today))
  const week = weekly.flatMap((row) => hoursData(row))
  const special = listCountedSpecialHours(schedules, today).flatMap((row) => hoursData(row))
  return omitNulls({
    '@type': 'Restaurant',
    '@id': locationNodeId(base, site, location.id),
    name: localize(location.name, locale),
    url: page,
    image: site.locationImages && image ? `${base}${pictureUrl(image)}` : null,
    address: describePostalAddress(address, site),
    telephone: address.phone && /^\d{10}$/.test(address.phone) ? `+1${address.phone}` : null,
    email: location.contactEmail,
    geo:
      address.lat === null || address.lon === null
        ? null
        : { '@type': 'GeoCoordinates', latitude: address.lat, longitude: address.lon },
    openingHoursSpecification: week.length > 0 ? week : null,
    specialOpeningHoursSpecification: special.length > 0 ? special : null,
  })
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const pad = (value: number) => String(value).padStart(2, '0')
const isoTime = (minute: number) => `${pad(Math.floor(minute / 60) % 24)}:${pad(minute % 60)}`

/**
 * Describes a row of hours. As in `Schedule`, a closing time before the opening time is on the next day. schema.org reads
 * 00:00 to 00:00 as closed, so 24 hours end at 23:59.
 */
function hoursData({ type, days, start, end, opensAtMinute, closesAtMinute }: Schedule): object[] {
  const closed = opensAtMinute === null || closesAtMinute === null
  if (closed && type === 'location') return []
  const allDay = !closed && opensAtMinute % minutesPerDay === closesAtMinute % minutesPerDay
  return [
    omitNulls({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.length > 0 ? days.map((day) => weekdays[day]) : null,
      opens: isoTime(opensAtMinute ?? 0),
      closes: allDay ? '23:59' : isoTime(closesAtMinute ?? 0),
      validFrom: start,
      validThrough: end,
    }),
  ]
}

/** A closure without end is looked at for a year. */
const horizonDays = 366

/**
 * Returns the special hours of today and later with the dates on which they count, as `rowsOn` decides for one date: closures
 * replace other special hours, and those without times replace those with times. A row is split around such dates; rows that
 * no closure touches keep their dates.
 */
function listCountedSpecialHours(schedules: readonly Schedule[], today: CampusDate): Schedule[] {
  const isCurrent = ({ end }: Schedule) => end === null || end >= today
  const rows = schedules.filter((row) => row.type === 'special_hours' && isCurrent(row))
  return rows.flatMap((row) => {
    const stronger = rows.filter((other) => rankOf(other) > rankOf(row))
    const dates = new Set(stronger.flatMap((other) => datesOf(other, today).filter((date) => isValidOn(row, date))))
    return withoutDates(row, [...dates].toSorted()).filter(isCurrent)
  })
}

const rankOf = ({ closure, opensAtMinute, closesAtMinute }: Schedule) =>
  !closure ? 0 : opensAtMinute !== null && closesAtMinute !== null ? 1 : 2

/** The dates of a row from today on. */
function datesOf({ start, end, days }: Schedule, today: CampusDate): CampusDate[] {
  const first = start !== null && start > today ? start : today
  const dates = Array.from({ length: horizonDays }, (_, index) => addDays(first, index))
  return dates.filter((date) => (end === null || date <= end) && (days.length === 0 || days.includes(weekdayOf(date))))
}

/** A row without some of its dates, as one row for each range that is left. */
function withoutDates(row: Schedule, dates: readonly CampusDate[]): Schedule[] {
  const starts = [row.start, ...dates.map((date) => addDays(date, 1))]
  const ends = [...dates.map((date) => addDays(date, -1)), row.end]
  const ranges = starts.map((start, index) => ({ ...row, start, end: ends[index] ?? null }))
  return ranges.filter(({ start, end }) => start === null || end === null || start <= end)
}
