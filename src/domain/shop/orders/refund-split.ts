import { requireCount } from '@/domain/shop/money/percent'

/** An amount by what it paid for, in whole cents: the price, and both taxes on it. */
export type PaidParts = { priceCents: number; federalTaxCents: number; provincialTaxCents: number }

const names = ['priceCents', 'federalTaxCents', 'provincialTaxCents'] as const

export const noParts: PaidParts = { priceCents: 0, federalTaxCents: 0, provincialTaxCents: 0 }

export const sumOf = ({ priceCents, federalTaxCents, provincialTaxCents }: PaidParts): number =>
  priceCents + federalTaxCents + provincialTaxCents

const combine = (combined: (name: (typeof names)[number]) => number): PaidParts => ({
  priceCents: combined('priceCents'),
  federalTaxCents: combined('federalTaxCents'),
  provincialTaxCents: combined('provincialTaxCents'),
})

export const addParts = (one: PaidParts, other: PaidParts): PaidParts => combine((name) => one[name] + other[name])

/** Subtracts parts. None becomes negative: a part that is used up leaves nothing. */
export const subtractParts = (from: PaidParts, parts: PaidParts): PaidParts =>
  combine((name) => Math.max(0, from[name] - parts[name]))

/**
 * Splits a refund over what is left of the price and both taxes, in the same proportion. Each part is rounded down to the cent; the
 * cents that are missing go to the parts with the largest remainders, the price first among equals. The parts sum to the amount, none
 * exceeds what is left of it, and the refund of all that is left takes exactly that.
 *
 * Throws a RangeError when the amount exceeds what is left, or anything is not a non-negative safe integer.
 */
export function splitRefund(rest: PaidParts, amountCents: number): PaidParts {
  const total = requireCount(sumOf(rest), 'The rest')
  requireCount(amountCents, 'The refund')
  if (amountCents > total) throw new RangeError(`The refund exceeds the rest: ${amountCents} of ${total}`)
  if (total === 0) return noParts
  // The product of two amounts may exceed the safe integers.
  const shares = names.map((name) => {
    const product = BigInt(requireCount(rest[name], name)) * BigInt(amountCents)
    return { name, cents: Number(product / BigInt(total)), remainder: product % BigInt(total) }
  })
  const missing = amountCents - shares.reduce((sum, { cents }) => sum + cents, 0)
  const rounded = new Set(
    shares
      .toSorted((one, other) => (one.remainder < other.remainder ? 1 : one.remainder > other.remainder ? -1 : 0))
      .slice(0, missing)
      .map(({ name }) => name),
  )
  const centsOf = new Map(shares.map(({ name, cents }) => [name, cents]))
  return combine((name) => (centsOf.get(name) ?? 0) + (rounded.has(name) ? 1 : 0))
}
