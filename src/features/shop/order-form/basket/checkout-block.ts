import type { CartItemRow, CartRow } from '@/contract/shop/cart'

/** The notices of items that cannot be ordered as they are. */
const blocking: readonly CartItemRow['notices'][number][] = ['withdrawn', 'below-minimum', 'dates-passed']

/**
 * What keeps a cart from being checked out: items that the buyer must change or delete first, or no payment type in common. Null
 * for a cart that can be ordered, also one of which nothing is due today. Spec: CUS-4.10, CUS-5.18.
 */
export function findCheckoutBlock({ items, payment_types }: CartRow): 'items' | 'payment' | null {
  if (items.some(({ notices }) => notices.some((notice) => blocking.includes(notice)))) return 'items'
  return payment_types.length === 0 ? 'payment' : null
}
