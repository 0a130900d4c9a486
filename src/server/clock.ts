import { recordRead } from '@/server/cache/recording'

const shift = process.env.REFECTORY_CLOCK ? Date.parse(process.env.REFECTORY_CLOCK) - performance.timeOrigin : 0
const minute = 60_000

const milliseconds = () => Date.now() + shift

/** The current time. A page that reads it is stored until the end of this span, in milliseconds. */
function readTime(span: number): Date {
  const now = milliseconds()
  recordRead([], (Math.floor(now / span) + 1) * span)
  return new Date(now)
}

/**
 * The current time, for the whole process. `REFECTORY_CLOCK` (an ISO instant) sets it when the process starts, so that tests
 * and screenshots show the same hour whenever they run; from then on it advances as usual. `forDates` is for what depends on the
 * campus date alone: in every time zone, midnight falls on a quarter hour of UTC. `milliseconds` is for what no page depends on.
 */
export const clock = { milliseconds, now: () => readTime(minute), forDates: () => readTime(15 * minute) }
