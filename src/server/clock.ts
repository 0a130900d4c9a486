const shift = process.env.REFECTORY_CLOCK ? Date.parse(process.env.REFECTORY_CLOCK) - performance.timeOrigin : 0

/**
 * The time of day, as everything in the process reads it. `REFECTORY_CLOCK` (an ISO instant) sets it at the start, so
 * that tests and pictures find the campus at the same hour whenever they are made; it goes on from there.
 */
export const clock = { milliseconds: () => Date.now() + shift, now: () => new Date(Date.now() + shift) }
