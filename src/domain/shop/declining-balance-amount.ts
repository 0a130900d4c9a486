import { ok, refuse, type Result } from '@/domain/result'

/** The largest balance of a cart, $10,000. It stops typing errors such as a missing decimal point. */
const maxBalanceCents = 1_000_000

type BalanceInCart = {
  minimumPurchaseCents: number
  /** The declining balances that the cart already holds. */
  inCartCents: number
}

/**
 * Returns a typed amount in cents. It is a number above 0 with at most two decimals, after a point or a comma. Together with
 * the balances in the cart it must reach the minimum purchase; the refusal names the amount that is missing for it.
 * Spec: CUS-5.18.
 */
export function parseBalanceAmount(
  typed: string,
  { minimumPurchaseCents, inCartCents }: BalanceInCart,
): Result<number> {
  const cents = parseDollars(typed)
  if (cents === null || cents === 0) return refuse('bad-amount')
  const missingCents = minimumPurchaseCents - inCartCents
  if (cents < missingCents) return refuse('amount-below-minimum', { minimumCents: missingCents })
  const leftCents = Math.max(0, maxBalanceCents - inCartCents)
  return cents > leftCents ? refuse('amount-above-maximum', { maximumCents: leftCents }) : ok(cents)
}

/** Dollars with thousands in groups or not, at most two decimals, and the sign on either side: `$1,200.00`, `1 200,00 $`. */
const dollars = /^\$?\s?(\d{1,9}|\d{1,3}(?:[\s,]\d{3})+)(?:[.,](\d{1,2}))?\s?\$?$/

function parseDollars(typed: string): number | null {
  const [, whole, decimals = ''] = dollars.exec(typed.trim()) ?? []
  return whole === undefined ? null : Number(whole.replace(/\D/g, '')) * 100 + Number(decimals.padEnd(2, '0'))
}
