/** An exact rational number. `under` is positive. */
export type Fraction = { over: bigint; under: bigint }

export const whole = (value: number): Fraction => ({ over: BigInt(value), under: 1n })
export const basisPoints = (value: number): Fraction => ({ over: BigInt(value), under: 10_000n })
export const thousandthsOfPercent = (value: number): Fraction => ({ over: BigInt(value), under: 100_000n })

export const times = (a: Fraction, b: Fraction): Fraction => ({ over: a.over * b.over, under: a.under * b.under })

/** The divisor is positive. */
export const dividedBy = (a: Fraction, b: Fraction): Fraction => ({ over: a.over * b.under, under: a.under * b.over })

const isLess = (a: Fraction, b: Fraction) => a.over * b.under < b.over * a.under
export const smallerOf = (a: Fraction, b: Fraction): Fraction => (isLess(a, b) ? a : b)
export const largerOf = (a: Fraction, b: Fraction): Fraction => (isLess(a, b) ? b : a)

/** Division of bigints rounds towards zero, so a negative remainder means one less. */
export const floor = ({ over, under }: Fraction): bigint => over / under - (over % under < 0n ? 1n : 0n)
export const ceil = ({ over, under }: Fraction): bigint => -floor({ over: -over, under })
