import type { CampusDate } from '@/domain/time/calendar'

/** A time on a date, on the campus's clock. */
export type ReservedTime = { date: CampusDate; hour: number; minute: number }

const two = (value: number) => String(value).padStart(2, '0')

export const minuteOfTime = ({ hour, minute }: Pick<ReservedTime, 'hour' | 'minute'>): number => hour * 60 + minute

/** `2026-11-25:17:30`, which sorts by time. */
export const timeKeyOf = ({ date, hour, minute }: ReservedTime): string => `${date}:${two(hour)}:${two(minute)}`

/** The key of the row that counts the seats of a time at a location. */
export const slotKey = (locationId: string, time: ReservedTime): string => `${locationId}:${timeKeyOf(time)}`

/** The key that lets a customer hold a time once. */
export const customerTimeKey = (customerId: string, locationId: string, time: ReservedTime): string =>
  `${customerId}:${slotKey(locationId, time)}`

/** The keys of a customer's visits in one block of a day, of which each reservation takes one. Spec: CUS-5.39. */
export const visitKeys = (
  customerId: string,
  locationId: string,
  { blockId, date }: { blockId: string; date: CampusDate },
  maxVisits: number,
): string[] => Array.from({ length: maxVisits }, (_, at) => `${customerId}:${locationId}:${blockId}:${date}/${at + 1}`)
