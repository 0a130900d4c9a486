import type { Locale, Localized } from '@/domain/locale'
import type { CalendarEntry } from '@/domain/time/icalendar'
import { toInstant, type ZoneName } from '@/domain/time/campus-time'
import { minuteOfTime, type ReservedTime } from './reservation-keys'

/** A reservation as a calendar shows it. `place` is the address of the location; null when it has none. */
export type CalendarReservation = {
  id: string
  time: ReservedTime
  friends: number
  changedAt: Date
  locationName: Localized
  place: string | null
  timeZone: ZoneName
  intervalMinutes: number
  url: string | null
}

const words: Record<Locale, { summary: (place: string) => string; party: (friends: number) => string }> = {
  en: {
    summary: (place) => `Reservation: ${place}`,
    party: (friends) => (friends === 0 ? 'Just you' : friends === 1 ? 'You and 1 guest' : `You and ${friends} guests`),
  },
  fr: {
    summary: (place) => `Réservation\u00a0: ${place}`,
    party: (friends) =>
      friends === 0 ? 'Vous seulement' : friends === 1 ? 'Vous et 1 personne' : `Vous et ${friends} personnes`,
  },
}

/** How long an entry lasts where the next time is less than an hour away. */
const leastMinutes = 60

/** An entry in UTC, which lasts until the next time, or an hour. Its UID stays, so that calendars replace it. */
export function reservationEntry(reservation: CalendarReservation, locale: Locale): CalendarEntry {
  const { id, time, friends, changedAt, locationName, place, timeZone, intervalMinutes, url } = reservation
  const starts = toInstant(time.date, minuteOfTime(time), timeZone)
  const minutes = Math.max(leastMinutes, intervalMinutes)
  return {
    uid: `reservation-${id}@refectory`,
    changedAt,
    summary: words[locale].summary(locationName[locale]),
    description: words[locale].party(friends),
    place,
    url,
    starts,
    ends: new Date(starts.getTime() + minutes * 60_000),
  }
}

/** The words for a party, as mails and calendars say them. */
export const partyWords = (friends: number, locale: Locale): string => words[locale].party(friends)
