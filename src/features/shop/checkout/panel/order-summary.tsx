'use client'

import type { ReactNode } from 'react'
import type { CartRow } from '@/contract/shop/cart'
import { formatPrice } from '@/domain/shop/money/money'
import { CartTotals } from '@/features/shop/order-form/basket/cart-totals'
import { toCents } from '@/features/shop/order-form/basket/cents'
import type { OrderFormData } from '@/features/shop/order-form/order-form-data'
import type { CheckoutData } from './checkout-data'

type Props = { data: OrderFormData; cart: CartRow; checkout: CheckoutData; spread: string | null; children: ReactNode }

/** The items with their prices, both taxes and the total, beside the form or above it. Spec: CUS-2.71. */
export function OrderSummary({ data, cart, checkout, spread, children }: Props) {
  const { panel } = checkout.messages
  return (
    <section className="checkout-summary" aria-labelledby="checkout-summary">
      <div className="checkout-summary-head">
        <h3 id="checkout-summary">{panel.summary}</h3>
        {children}
      </div>
      <ul aria-label={panel.items} className="checkout-items">
        {cart.items.map(({ id, name, price }) => (
          <li key={id}>
            <span>{name}</span>
            <span>{price !== null && formatPrice(toCents(price), data.locale)}</span>
          </li>
        ))}
      </ul>
      <CartTotals data={data} cart={cart} withPaymentTypes={false} spread={spread} />
    </section>
  )
}
