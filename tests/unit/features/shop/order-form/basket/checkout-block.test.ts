import type { CartRow } from '@/contract/shop/cart'
import { findCheckoutBlock } from '@/features/shop/order-form/basket/checkout-block'

const cart = (
  notices: CartRow['items'][number]['notices'][],
  payment_types: CartRow['payment_types'] = ['Credit card'],
) => ({ items: notices.map((list) => ({ notices: list })), payment_types }) as unknown as CartRow

test.each([
  ['a cart without notices', cart([[]]), null],
  ['what only needs to be read', cart([['price-changed', 'promo-lost', 'due-changed']]), null],
  ['a withdrawn item beside a sold one', cart([['withdrawn'], []]), 'items'],
  ['nothing that is sold', cart([['withdrawn']], []), 'items'],
  ['a balance below its minimum', cart([['below-minimum']]), 'items'],
  ['dates that have passed', cart([['dates-passed']]), 'items'],
  ['items without a payment type in common', cart([[], []], []), 'payment'],
] as const)('%s', (_, given, block) => expect(findCheckoutBlock(given)).toBe(block))
