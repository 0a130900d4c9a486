/** An amount of money in whole cents. */
export type Cents = number

/** `2210.00`: an amount in dollars with two decimals, for machines. */
export const dollarsText = (cents: Cents): string =>
  `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`
