import type { Payload } from 'payload'
import { reservationEntry } from '@/domain/reservations/calendar-entry'
import { formatCalendar, formatCancellation } from '@/domain/time/icalendar'
import { getServerUrl } from '@/server/http/server-url'
import type { Attachment, OutboxMail } from '@/server/mail/deliver-mail'
import { readReservation } from '@/server/database/reservations/reservations'
import { accountUrl } from '@/ui/mail/mail-frame'
import { readCalendarReservations, readMailFacts } from './read-mail-facts'

/**
 * The calendar file of a confirmation, a reminder or a cancellation, made when the mail is sent. That of a cancellation takes the
 * entry of the others back. None for a mail that is no longer true.
 */
export async function attachCalendar(payload: Payload, { kind, key, locale }: OutboxMail): Promise<Attachment[]> {
  const reservation = await readReservation(payload, key.slice(key.indexOf(':') + 1))
  const read = reservation && (await readMailFacts(payload, reservation, new Date()))
  const isCancellation = kind === 'reservation-canceled'
  if (!reservation || !read || reservation.status !== (isCancellation ? 'cancelled' : 'booked')) return []
  const { site, facts } = read
  const url = accountUrl({ site, locale, serverUrl: getServerUrl() }, 'reservations')
  const shown = await readCalendarReservations(payload, [reservation], { timeZone: site.timeZone, url, locale })
  const entries = shown.map((each) => reservationEntry(each, locale))
  const about = { name: facts.locationName[locale], locale, zone: site.timeZone }
  const { defaultFromName: name, defaultFromAddress: email } = payload.email
  const content = isCancellation ? formatCancellation(about, entries, { name, email }) : formatCalendar(about, entries)
  const contentType = `text/calendar; charset=utf-8${isCancellation ? '; method=CANCEL' : ''}`
  return [{ filename: 'reservation.ics', content: Buffer.from(content), contentType }]
}
