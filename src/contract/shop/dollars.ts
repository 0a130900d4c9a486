import { z } from 'zod'

/**
 * Dollars as a number, such as 489.95, because clients calculate with it and format it themselves. They would concatenate
 * texts instead of adding them.
 */
export const dollars = z.number().nonnegative()

/** Dollars that may be negative, such as the amount that a discount takes off. */
export const signedDollars = z.number()
