import type { Localized, Locale } from '@/domain/locale'
import { formatPhone } from '@/domain/forms/phone'
import type { Address } from '@/domain/places/address'
import { formatAddressLines } from '@/domain/places/address-lines'
import { formatReservationTime } from '@/domain/reservations/reservation-texts'
import { seatsOf } from '@/domain/reservations/seats'
import { formatPlural } from '@/domain/text/format-message'
import type { CampusDate, MinuteOfDay } from '@/domain/time/calendar'
import { formatLongDate } from '@/domain/time/date-formats'
import { reservationMessages } from '@/i18n/site-messages'

/** What the card of a reservation shows. Date and time are those of the campus. Spec: CUS-2.32. */
export type ReservationCard = {
  id: string
  locationName: Localized
  address: Address
  date: CampusDate
  minute: MinuteOfDay
  friends: number
  customerName: string
  isCanceled: boolean
  /** The language in which it was made; null where it is unknown. */
  locale: Locale | null
}

/** The lines of the card: label and value, the most important first. Lines without a value are left out. */
export function describeCard(card: ReservationCard, locale: Locale): [label: string, value: string][] {
  const words = reservationMessages(locale).card
  const people = seatsOf(card.friends)
  const { phone } = card.address
  const lines: [string, string][] = [
    [words.date, formatLongDate(card.date, locale)],
    [words.time, formatReservationTime(card.minute, locale)],
    [words.location, card.locationName[locale]],
    [words.party, formatPlural(words.people, people, locale, { count: people })],
    [words.name, card.customerName],
    [words.address, formatAddressLines(card.address, locale).join(', ')],
    [words.phone, phone ? formatPhone(phone, locale) : ''],
    [words.number, cardNumber(card)],
  ]
  return lines.filter(([, value]) => value !== '')
}

/** The short number by which staff find the reservation, such as `7F3A09`. */
export const cardNumber = ({ id }: Pick<ReservationCard, 'id'>): string => id.slice(-6).toUpperCase()
