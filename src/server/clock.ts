const shift = process.env.REFECTORY_CLOCK ? Date.parse(process.env.REFECTORY_CLOCK) - performance.timeOrigin : 0

/**
 * The current time, for the whole process. `REFECTORY_CLOCK` (an ISO instant) sets it when the process starts, so that tests
 * and screenshots show the same hour whenever they run; from then on it advances as usual.
 */
export const clock = { milliseconds: () => Date.now() + shift, now: () => new Date(Date.now() + shift) }
