import type { Localized } from '@/domain/locale'
import type { Schedule } from '@/domain/places/hours/schedules'
import type { ZoneName } from '@/domain/time/campus-time'

/** A row of a location's hours, of any type. */
export type LocationHours = Schedule & { id: string }

/** What staff have set for reservations at a location. Spec: CUS-3.16. */
export type ReservationRules = {
  /** Customers choose a block of type `reservation` first; otherwise times are in the opening hours. */
  usesBlocks: boolean
  allowsSameDay: boolean
  intervalMinutes: number
  /** Seats at each time. */
  capacity: number
  /** Reservations of a customer in one block of a day; null without a limit. */
  maxVisits: number | null
  /** Friends that a customer may bring; 0 for none. */
  friendLimit: number
}

/** A location that takes reservations, with all its hours and the zone of its campus. */
export type ReservableLocation = {
  id: string
  name: Localized
  rules: ReservationRules
  hours: readonly LocationHours[]
  timeZone: ZoneName
}
