import type { Locale } from '@/domain/locale'
import { formatDecimal, type Decimals } from './typed-amount'

/** 100 % in basis points, the unit of discounts and bonuses: 10 % is 1000. */
export const wholeBps = 10_000

/** 100 % in thousandths of a percent, the unit of tax rates: 9.975 % is 9975. */
export const wholeMilliPercent = 100_000

type Whole = typeof wholeBps | typeof wholeMilliPercent

/** Throws a RangeError unless a number is a non-negative safe integer. Returns it otherwise. */
export function requireCount(value: number, name: string): number {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${name} is not a non-negative integer: ${value}`)
  return value
}

/** Returns the part of an amount that a rate gives, rounded down to the cent. Taxes and bonuses round down. Spec: CUS-9.4. */
export function floorShare(cents: number, rate: number, whole: Whole): number {
  return share(cents, rate, whole).floor
}

/** Returns the part of an amount that a rate gives, rounded up to the cent. Discounts round up. Spec: CUS-9.4. */
export function ceilShare(cents: number, rate: number, whole: Whole): number {
  const { floor, hasRest } = share(cents, rate, whole)
  return requireCount(hasRest ? floor + 1 : floor, 'The share')
}

/**
 * Multiplies without rounding errors. Amount and rate are split into whole units of `whole` and the rest, so that no
 * intermediate product exceeds the safe integers while the result does not.
 */
function share(cents: number, rate: number, whole: Whole): { floor: number; hasRest: boolean } {
  requireCount(cents, 'The amount')
  requireCount(rate, 'The rate')
  const [centsRest, rateRest] = [cents % whole, rate % whole]
  const product = centsRest * rateRest
  const wholes = ((cents - centsRest) / whole) * rate + centsRest * ((rate - rateRest) / whole)
  const floor = wholes + (product - (product % whole)) / whole
  return { floor: requireCount(floor, 'The share'), hasRest: product % whole > 0 }
}

/** Formats hundredths (`2`) or thousandths (`3`) of a percent: `9.975%`, in French `9,975 %` with a no-break space. */
export const formatPercent = (value: number, decimals: Decimals, locale: Locale): string =>
  `${formatDecimal(value, decimals, locale, 'drop')}${locale === 'fr' ? '\u00a0' : ''}%`
