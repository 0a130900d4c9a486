import { clock } from '@/server/clock'

const real = { ...clock }

/** Stops the clock of this process at a time. */
export const stopAt = (at: number) => void Object.assign(clock, { milliseconds: () => at, now: () => new Date(at) })

/** Stops the clock of this process at a later time. */
export const passTime = (milliseconds: number) => stopAt(clock.now().getTime() + milliseconds)

export const resetClock = () => void Object.assign(clock, real)
