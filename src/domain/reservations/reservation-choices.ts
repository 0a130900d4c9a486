import type { CampusDate } from '@/domain/time/calendar'

/** One time of a block that a customer may see. Spec: CUS-4.41, CUS-5.38. */
export type ReservationTime = {
  hour: number
  minute: number
  /** Seats that are free; 0 for a time that staff have blocked. */
  remaining: number
  /** Why the time cannot be chosen; null when it can. */
  unavailable: 'full' | 'yours' | 'blocked' | null
  /** Friends at most: 0 means just the customer. */
  maxFriends: number
}

/** A block of hours of a date. Times of the past are absent. Spec: CUS-4.41, CUS-5.37. */
export type ReservationBlock = {
  id: string
  name: string
  /** `HH:MM` on the campus's clock. */
  opensAt: string
  /** `HH:MM`; `24:00` for the midnight that ends the day. */
  closesAt: string
  /** `limit`: the customer has as many reservations in it as the location allows. `expired`: every time of it has passed. */
  unavailable: 'limit' | 'expired' | null
  times: ReservationTime[]
}

/** A date with at least one block. Spec: CUS-5.36. */
type ReservationDate = { date: CampusDate; blocks: ReservationBlock[] }

/** What a customer may choose from at a location. Spec: CUS-4.35. */
export type ReservationChoices = {
  locationId: string
  name: string
  /** Whether the customer chooses a block before the time. */
  usesBlocks: boolean
  allowsFriends: boolean
  dates: ReservationDate[]
}
