import { ok, refuse, type Result } from '@/domain/result'
import { parseDecimal } from './typed-amount'

/** The largest balance of a cart, $10,000. It stops typing errors such as a missing decimal point. */
export const maxBalanceCents = 1_000_000

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
  const cents = typed.includes('%') ? 'invalid' : parseDecimal(typed, 2)
  if (cents === null || cents === 'invalid' || cents === 0) return refuse('bad-amount')
  const missingCents = minimumPurchaseCents - inCartCents
  if (cents < missingCents) return refuse('amount-below-minimum', { minimumCents: missingCents })
  const leftCents = Math.max(0, maxBalanceCents - inCartCents)
  return cents > leftCents ? refuse('amount-above-maximum', { maximumCents: leftCents }) : ok(cents)
}
