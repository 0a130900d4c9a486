import type { Locale } from '@/domain/locale'
import { openPayload } from '@/server/database/payload'
import { renewCalendarKey } from '@/server/database/reservations/calendar-keys'
import { calendarUrl } from './read-calendar'

/** Gives the customer's calendar a new address and returns it. It is shown once: only a digest of its key is stored. */
export async function renewCalendar(customer: { id: string }, locale: Locale): Promise<string> {
  return calendarUrl(await renewCalendarKey(await openPayload(), customer.id), locale)
}
