import { isCampusDate, minutesPerDay } from '@/domain/time/calendar'
import { blocksOfDay, type DayBlock } from './blocks-of-day'
import { reachesLimit } from './offer-choices'
import type { ReservableLocation } from './reservable-location'
import { minuteOfTime, timeKeyOf, type ReservedTime } from './reservation-keys'
import { datesInWindow, isPast } from './reservation-window'

/** What a customer asks for. */
export type ReservationRequest = ReservedTime & { friends: number }

/**
 * Checks a request against the hours and rules of a location, by the same rules as `offerChoices`. Returns the block of the time,
 * or why it cannot be reserved: `unavailable` for a time, date or party that the location does not offer, `limit` and `yours`
 * for what the customer already has. Whether seats are free is decided later, by one statement. Spec: CUS-5.35 to CUS-5.39.
 */
export function checkRequest(
  hall: ReservableLocation,
  request: ReservationRequest,
  held: readonly ReservedTime[],
  now: Date,
): DayBlock | 'unavailable' | 'limit' | 'yours' {
  const { rules, timeZone } = hall
  const { date, hour, minute, friends } = request
  const isTime = [hour, minute, friends].every(Number.isInteger) && minute >= 0 && minute < 60 && hour >= 0
  if (!isTime || friends < 0 || friends > rules.friendLimit || minuteOfTime(request) >= minutesPerDay)
    return 'unavailable'
  if (!isCampusDate(date) || !datesInWindow(rules.allowsSameDay, now, timeZone).includes(date)) return 'unavailable'
  const block = blocksOfDay(hall, date).find(({ times }) => times.includes(minuteOfTime(request)))
  if (!block || isPast(date, minuteOfTime(request), now, timeZone)) return 'unavailable'
  if (held.some((time) => timeKeyOf(time) === timeKeyOf(request))) return 'yours'
  return reachesLimit(hall, block, date, held) ? 'limit' : block
}

/** Whether the location still offers what somebody waits for: its hours and rules may have changed since. */
export const isOffered = (hall: ReservableLocation, request: ReservationRequest, now: Date): boolean =>
  checkRequest(hall, request, [], now) !== 'unavailable'
