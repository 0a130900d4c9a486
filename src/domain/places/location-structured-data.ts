import { pictureUrl } from '@/domain/files/file-urls'
import { localize, type Locale } from '@/domain/locale'
import { listCountedSpecialHours } from '@/domain/places/hours/counted-special-hours'
import type { Schedule } from '@/domain/places/hours/schedules'
import type { Location } from '@/domain/places/location'
import type { Site } from '@/domain/site/site'
import { locationNodeId, describePostalAddress, omitNulls } from '@/domain/site/structured-data'
import { minutesPerDay, type CampusDate } from '@/domain/time/calendar'

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
