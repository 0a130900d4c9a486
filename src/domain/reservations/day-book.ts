import type { MinuteOfDay } from '@/domain/time/calendar'
import { remainingSeats, seatsOf, type SlotSeats } from './seats'

/** A party in the book. `name` is empty for a reservation without an account. */
export type BookedParty = { id: string; minute: MinuteOfDay; name: string; friends: number; hasArrived: boolean }

/** A time of the book. `guests` counts the customers and their friends, `held` the seats of offers to the waiting list. */
export type BookTime = {
  minute: MinuteOfDay
  guests: number
  held: number
  remaining: number
  blocked: boolean
  /** Whether customers can reserve it: a time of the hours that is not over. Others have reservations from before. */
  isOffered: boolean
  waiting: number
  parties: BookedParty[]
}

type Day = {
  capacity: number
  /** The times of the hours that are not over. */
  offered: readonly MinuteOfDay[]
  /** All times of the hours. */
  times: readonly MinuteOfDay[]
  slots: ReadonlyMap<MinuteOfDay, SlotSeats>
  parties: readonly BookedParty[]
  /** The times for which customers wait, once per customer. */
  waits: readonly MinuteOfDay[]
}

/**
 * The book of a day: the times of the hours, those that have reservations although the hours have changed, and blocked ones, in
 * order.
 */
export function buildDayBook({ capacity, offered, times, slots, parties, waits }: Day): BookTime[] {
  const closed = [...slots].filter(([, slot]) => slot.blocked).map(([minute]) => minute)
  const minutes = new Set([...times, ...closed, ...parties.map(({ minute }) => minute)])
  return [...minutes]
    .toSorted((one, other) => one - other)
    .map((minute) => {
      const present = parties.filter((party) => party.minute === minute)
      const guests = present.reduce((sum, { friends }) => sum + seatsOf(friends), 0)
      const slot = slots.get(minute)
      const blocked = slot?.blocked ?? false // the rows of past days are deleted
      return {
        minute,
        guests,
        held: Math.max(0, (slot?.taken ?? 0) - guests),
        remaining: remainingSeats(capacity, { taken: Math.max(guests, slot?.taken ?? 0), blocked }),
        blocked,
        isOffered: offered.includes(minute),
        waiting: waits.filter((wait) => wait === minute).length,
        parties: present,
      }
    })
}
