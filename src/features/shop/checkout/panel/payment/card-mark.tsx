import type { cardNetwork } from '@/domain/shop/payments/payment-cards'

const names = { visa: 'Visa', mastercard: 'Mastercard', amex: 'Amex' }

/** The network of a card number at the end of its field, in words: the names are the same in both languages. */
export const CardMark = ({ network }: { network: ReturnType<typeof cardNetwork> }) => (
  <span aria-hidden className="checkout-mark" data-network={network ?? undefined}>
    {network && names[network]}
  </span>
)
