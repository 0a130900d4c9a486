'use client'

import type { CartItemRow, CartRow } from '@/contract/shop/cart'
import { formatMessage } from '@/domain/text/format-message'
import { filledButton, quietButton } from '@/ui/brand/button-style'
import type { ChangeCart } from '@/features/shop/order-form/use-shopping'
import type { OrderFormData } from '@/features/shop/order-form/order-form-data'
import { CartItem } from './cart-item'
import { CartTotals } from './cart-totals'
import { findCheckoutBlock } from './checkout-block'
import { PromoBox } from './promo-box'

type Props = {
  data: OrderFormData
  cart: CartRow | null
  /** Whether the cart could not be loaded. */
  isMissing: boolean
  changeCart: ChangeCart
  isCheckingOut: boolean
  onRetry: () => void
  onEdit: (item: CartItemRow) => void
  onSeeProducts: () => void
  onCheckOut: () => void
  onEditCart: () => void
}

/** The items of the cart with their prices, the promo code and the total, or why it cannot be checked out. Spec: CUS-2.69, CUS-2.71. */
export function CartPanel({ data, cart, isMissing, changeCart, isCheckingOut, ...on }: Props) {
  const { messages } = data
  if (!cart && isMissing)
    return (
      <div role="alert" className="order-empty">
        <p>{messages.cart.notLoaded}</p>
        <button type="button" className={quietButton} onClick={on.onRetry}>
          {messages.cart.retry}
        </button>
      </div>
    )
  if (!cart) return <p role="status">{messages.cart.loading}</p>
  if (cart.items.length === 0)
    return (
      <div className="order-empty">
        <p className="font-serif text-xl">{messages.cart.empty}</p>
        <p>{messages.cart.emptyHelp}</p>
        <button type="button" className={`${filledButton} needs-script`} onClick={on.onSeeProducts}>
          {messages.cart.seeProducts}
        </button>
      </div>
    )
  const remove = ({ id, name }: CartItemRow) => {
    const index = cart.items.findIndex((item) => item.id === id)
    const nextTo = ({ items }: CartRow) => items[Math.min(index, items.length - 1)]
    return changeCart(
      { path: 'cart/delete_cart_item', values: { cartItemId: id } },
      {
        done: () => formatMessage(messages.cart.deleted, { name }),
        focus: (next) => (nextTo(next) ? `delete-${nextTo(next)?.id}` : 'order-cart-summary'),
      },
    )
  }
  const removePromo = () =>
    changeCart(
      { path: 'promo_codes/remove', values: {} },
      {
        done: () => messages.promo.removed,
        focus: () => (data.hasPromoCodes ? 'promo-code' : 'order-cart-summary'),
      },
    )
  const block = findCheckoutBlock(cart)
  return (
    <div className="order-cart">
      <div>
        <ul aria-label={messages.cart.items} className="order-items">
          {cart.items.map((item) => (
            <CartItem
              key={item.id}
              {...{ data, item }}
              canChange={!isCheckingOut}
              onDelete={() => void remove(item)}
              onEdit={() => on.onEdit(item)}
              onRemovePromo={() => void removePromo()}
            />
          ))}
        </ul>
        {!isCheckingOut && (data.hasPromoCodes || cart.promo) && (
          <PromoBox {...{ data, cart, changeCart }} onRemove={() => void removePromo()} />
        )}
      </div>
      <div className="order-sum">
        <CartTotals data={data} cart={cart} withPaymentTypes={block !== 'items'} />
        {isCheckingOut ? (
          <button type="button" className={quietButton} onClick={on.onEditCart}>
            {messages.cart.editCart}
          </button>
        ) : (
          <div className="order-sum-actions needs-script">
            {block === 'items' && (
              <p id="order-pay" className="order-notice">
                {messages.cart.blocked}
              </p>
            )}
            <button
              type="button"
              className={filledButton}
              disabled={block !== null}
              aria-describedby={block ? 'order-pay' : undefined}
              onClick={on.onCheckOut}
            >
              {messages.cart.checkout}
            </button>
            <button type="button" className={quietButton} onClick={on.onSeeProducts}>
              {messages.cart.continueShopping}
            </button>
          </div>
        )}
      </div>
    </div>
  )
}

/** Covers the page while the cart changes. Spec: CUS-4.9, CUS-9.14. */
export const CartOverlay = ({ text }: { text: string }) => (
  <div className="order-overlay" role="status">
    <span className="order-overlay-box">
      <span className="order-spinner" aria-hidden />
      {text}
    </span>
  </div>
)

type TotalBarProps = { text: string; button: string; onShow: () => void }

/** The number of items and the total, at the lower edge of the window while the cart is closed. */
export const TotalBar = ({ text, button, onShow }: TotalBarProps) => (
  <div className="order-total-bar">
    <strong>{text}</strong>
    <button type="button" className={`${filledButton} needs-script`} onClick={onShow}>
      {button}
    </button>
  </div>
)
