import { localize, type Locale } from '@/domain/locale'
import { reservationEntry } from '@/domain/reservations/calendar-entry'
import type { Site } from '@/domain/site/site'
import { addDays, utcDate } from '@/domain/time/calendar'
import { formatCalendar, type CalendarEntry } from '@/domain/time/icalendar'
import { readSite } from '@/features/site/read-sites'
import { openPayload } from '@/server/database/payload'
import { findCalendarOwner, renewCalendarKey } from '@/server/database/reservations/calendar-keys'
import { readOpenReservations } from '@/server/database/reservations/reservations'
import { getServerUrl } from '@/server/http/server-url'
import { accountUrl } from '@/ui/mail/mail-frame'
import { readCalendarReservations } from './mails/read-mail-facts'

/** How long reservations of the past stay in the calendar. */
const daysBack = 30

const names: Record<Locale, (site: string) => string> = {
  en: (site) => `My meals, ${site}`,
  fr: (site) => `Mes repas, ${site}`,
}

type Owner = { site: Site; customer: string; locale: Locale }

/**
 * The private calendar of a customer's reservations (RFC 5545), with the entries of `readMore`; null for an unknown key, and for
 * one whose site is not published. Whoever has the address reads it without a session, so it names no person.
 */
export async function readReservationCalendar(
  key: string,
  locale: Locale,
  now: Date,
  readMore: (owner: Owner, now: Date) => Promise<CalendarEntry[]> = () => Promise.resolve([]),
): Promise<string | null> {
  const payload = await openPayload()
  const owner = await findCalendarOwner(payload, key)
  const site = owner && (await readSite(owner.siteId, now))
  if (!owner || !site?.published) return null
  const from = addDays(utcDate(now.getTime()), -daysBack)
  const reservations = (await readOpenReservations(payload, owner.id, owner)).filter(
    ({ status, time }) => status === 'booked' && time.date >= from,
  )
  const url = accountUrl({ site, locale, serverUrl: getServerUrl() }, 'reservations')
  const entries = await readCalendarReservations(payload, reservations, { timeZone: site.timeZone, url, locale })
  return formatCalendar({ name: names[locale](localize(site.name, locale) ?? ''), locale, zone: site.timeZone }, [
    ...entries.map((entry) => reservationEntry(entry, locale)),
    ...(await readMore({ site, customer: owner.id, locale }, now)),
  ])
}

/** The address of a calendar. It names its language, like the addresses of feeds. */
const calendarUrl = (key: string, locale: Locale): string =>
  `${getServerUrl()}/calendar/${key}.ics${locale === 'fr' ? '?locale=fr' : ''}`

/** Gives the customer's calendar a new address and returns it. It is shown once: only a digest of its key is stored. */
export async function renewCalendar(customer: { id: string }, locale: Locale): Promise<string> {
  return calendarUrl(await renewCalendarKey(await openPayload(), customer.id), locale)
}
