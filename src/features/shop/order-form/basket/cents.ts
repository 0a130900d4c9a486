/** Converts v1's dollars to cents. They have at most two decimals, so rounding removes only the error of the binary number. */
export const toCents = (dollars: number): number => Math.round(dollars * 100)
