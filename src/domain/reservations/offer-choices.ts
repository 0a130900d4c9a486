import type { Locale } from '@/domain/locale'
import { blocksOfDay, type DayBlock } from './blocks-of-day'
import type { ReservableLocation } from './reservable-location'
import type { ReservationBlock, ReservationChoices, ReservationTime } from './reservation-choices'
import { minuteOfTime, timeKeyOf, type ReservedTime } from './reservation-keys'
import { datesInWindow, isPast } from './reservation-window'
import { maxFriendsOf, remainingSeats, type SlotSeats } from './seats'

/** `slots` by `timeKeyOf`; absent ones are empty. `held` are the customer's own reservations at the location. */
export type OfferedTo = {
  slots: ReadonlyMap<string, SlotSeats>
  held: readonly ReservedTime[]
  now: Date
  locale: Locale
}

const clockTime = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/**
 * What a customer may choose from at a location: the dates with their blocks and times. A location without blocks has one block
 * for each of its openings, without a name. Spec: CUS-4.35, CUS-4.41, CUS-5.34 to CUS-5.40.
 */
export function offerChoices(hall: ReservableLocation, { slots, held, now, locale }: OfferedTo): ReservationChoices {
  const { rules, timeZone, id, name } = hall
  const heldKeys = new Set(held.map(timeKeyOf))
  const blockOf = (date: string, block: DayBlock): ReservationBlock => {
    const times = block.times.filter((minute) => !isPast(date, minute, now, timeZone))
    return {
      id: block.id,
      name: rules.usesBlocks ? (block.name?.[locale] ?? '') : '',
      opensAt: clockTime(block.opensAtMinute),
      closesAt: clockTime(block.closesAtMinute),
      unavailable: times.length === 0 ? 'expired' : reachesLimit(hall, block, date, held) ? 'limit' : null,
      times: times.map((total): ReservationTime => {
        const time = { date, hour: Math.floor(total / 60), minute: total % 60 }
        const slot = slots.get(timeKeyOf(time))
        const remaining = remainingSeats(rules.capacity, slot)
        const isHeld = heldKeys.has(timeKeyOf(time))
        return {
          hour: time.hour,
          minute: time.minute,
          remaining,
          unavailable: slot?.blocked ? 'blocked' : isHeld ? 'yours' : remaining === 0 ? 'full' : null,
          maxFriends: maxFriendsOf(remaining, rules.friendLimit),
        }
      }),
    }
  }
  const dates = datesInWindow(rules.allowsSameDay, now, timeZone).map((date) => ({
    date,
    blocks: blocksOfDay(hall, date)
      .map((block) => blockOf(date, block))
      .filter(({ unavailable }) => rules.usesBlocks || unavailable !== 'expired'),
  }))
  return {
    locationId: id,
    name: name[locale],
    usesBlocks: rules.usesBlocks,
    allowsFriends: rules.friendLimit > 0,
    dates: dates.filter(({ blocks }) => blocks.length > 0),
  }
}

/** Whether the customer has as many reservations in a block of a date as the location allows. Spec: CUS-5.39. */
export const reachesLimit = (
  { rules }: Pick<ReservableLocation, 'rules'>,
  { opensAtMinute, closesAtMinute }: DayBlock,
  date: string,
  held: readonly ReservedTime[],
): boolean => {
  if (rules.maxVisits === null) return false
  const isWithin = (minute: number) => opensAtMinute <= minute && minute < closesAtMinute
  return held.filter((time) => time.date === date && isWithin(minuteOfTime(time))).length >= rules.maxVisits
}
