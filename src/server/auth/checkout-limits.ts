import type { OrderOutcome } from '@/domain/shop/orders/order'
import { NetworkLimit } from '@/server/http/rate-limits'
import { singletons } from '@/server/process-singletons'

const tenMinutes = 10 * 60

/** Refused cards that count: `carts` of one network with one cart, `networks` of one network. `orders` counts each order once. */
type CardLimits = Record<'carts' | 'networks' | 'orders', NetworkLimit>

declare module '@/server/process-singletons' {
  interface ProcessSingletons {
    /** Used by Next's bundles, which may each have a copy of this module. */
    cardLimits: CardLimits
    payerCodeLimits: PayerCodeLimits
  }
}

const limits: CardLimits = (singletons.cardLimits ??= {
  carts: new NetworkLimit({ perSecond: 1 / tenMinutes, burst: 10 }),
  networks: new NetworkLimit({ perSecond: 1 / 5, burst: 60 }), // a campus shares few addresses
  orders: new NetworkLimit({ perSecond: 1 / tenMinutes, burst: 1 }),
})

type Attempt = { network: string; cartId: string | null }
const cartOf = ({ network, cartId }: Attempt) => `${network}\n${cartId}`

/** How long a network must wait before it tries another card, in milliseconds; 0 if it may try now. */
export const cardWait = (attempt: Attempt): number =>
  Math.max(limits.carts.wait(cartOf(attempt)), limits.networks.wait(attempt.network))

/**
 * Counts a card that was refused, so that nobody tests stolen numbers. Approved ones do not count, and neither do the equal answers
 * to one order that was sent several times. A cart has one charge at a time, so that attempts in parallel do not escape.
 */
export function countRefusedCard(
  attempt: Attempt,
  { status, orderId }: Pick<OrderOutcome, 'status' | 'orderId'>,
): void {
  if (status !== 'declined' && status !== 'invalid-card') return
  if (limits.orders.take(orderId) > 0) return
  limits.carts.take(cartOf(attempt))
  limits.networks.take(attempt.network)
}

/** Codes that are mailed: of one network to one address, to one address, and of one network. */
type PayerCodeLimits = Record<'pairs' | 'addresses' | 'networks', NetworkLimit>

const codeLimits: PayerCodeLimits = (singletons.payerCodeLimits ??= {
  pairs: new NetworkLimit({ perSecond: 1 / 600, burst: 5 }),
  addresses: new NetworkLimit({ perSecond: 1 / 60, burst: 20 }), // a stranger elsewhere does not lock the owner out soon
  networks: new NetworkLimit({ perSecond: 1 / 5, burst: 60 }), // a campus shares few addresses
})

/** Counts a mail and returns 0, or returns the milliseconds until a network may have the next one sent to an address. */
export function takeCodeMail(network: string, siteId: string, email: string): number {
  const address = `${siteId}\n${email}`
  return (
    codeLimits.pairs.take(`${network}\n${address}`) ||
    codeLimits.addresses.take(address) ||
    codeLimits.networks.take(network)
  )
}
