import type { Locale } from '@/domain/locale'
import type { LocationChoice } from '@/domain/reservations/location-choices'
import type { CampusDate, MinuteOfDay } from '@/domain/time/calendar'
import type { ReservationMessages } from '@/i18n/site-messages'

/** A row of the table. Date and time are those of the campus, whatever the zone of the browser. */
export type ReservationRow = {
  id: string
  locationName: string
  date: CampusDate
  minute: MinuteOfDay
  friends: number
  /** Whether its time has passed: then it cannot be cancelled. */
  isPast: boolean
}

/** A place on the waiting list. `minutesLeft` is how long seats are held for the customer; 0 when the
 * offer has ended, null while there are none. */
export type WaitRow = {
  id: string
  locationId: string
  locationName: string
  date: CampusDate
  minute: MinuteOfDay
  friends: number
  minutesLeft: number | null
}

/** What the page of the customer's reservations shows. */
export type ReservationsData = {
  siteId: string
  customerId: string
  locale: Locale
  places: LocationChoice[]
  rows: ReservationRow[]
  waits: WaitRow[]
  cardPath: string
  logInPath: string
  messages: ReservationMessages
}
