'use client'

import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { CartItemRow, CartRow } from '@/contract/shop/cart'
import { formatPrice } from '@/domain/shop/money/money'
import { formatMessage, formatPlural } from '@/domain/text/format-message'
import type { CheckoutData } from '@/features/shop/checkout/panel/checkout-data'
import { LazyCheckout } from '@/features/shop/checkout/panel/lazy-checkout'
import { CartPanel, CartOverlay, TotalBar } from './basket/cart-panel'
import { toCents } from './basket/cents'
import { findCheckoutBlock } from './basket/checkout-block'
import { FailureAlert } from './basket/failure-alert'
import type { OrderFormData } from './order-form-data'
import { OrderPanel, type PanelName } from './order-panel'
import { editTarget, type EditedItem } from './products/edit-target'
import { ProductsPanel } from './products/products-panel'
import { SelectionsPanel } from './selections/selections-panel'
import { usePanels } from './use-panels'
import { useShopping } from './use-shopping'

type Props = { data: OrderFormData; checkout: CheckoutData; initialCart: CartRow | null }

/**
 * The order form: selections, products and cart. The server renders all of it, with the visitor's cart. Spec: CUS-2.64 to
 * CUS-2.69, CUS-4.9 to CUS-4.16.
 */
export function OrderForm({ data, checkout, initialCart }: Props) {
  const { locale, messages } = data
  const hasQuestions = data.questions.length > 0
  const panels = usePanels(firstPanel(initialCart, hasQuestions))
  const { open, show } = panels
  const [edited, setEdited] = useState<EditedItem | null>(null)
  const shopping = useShopping({
    data,
    initialCart,
    onChange: (before) => isBlockedBy(before) && panels.leaveCheckout(), // it does not go on by itself
    onChanged: ({ path }, changed, focus) => {
      if (path.startsWith('cart/add') && changed.items.length > 0) panels.setOpen('cart')
      if (focus) panels.focusOn(focus)
    },
  })
  const { answers, cart, changeCart, offer } = shopping
  const isBlocked = isBlockedBy(cart.cart)
  const items = cart.cart?.items ?? []
  const isCheckingOut = panels.wantsCheckout && items.length > 0 && !isBlocked

  const edit = (item: CartItemRow) => {
    setEdited((before) => ({ item, number: (before?.number ?? 0) + 1 }))
    show('products', editTarget(item, data))
  }
  const editCart = () => {
    panels.leaveCheckout()
    show('products')
  }

  const names: PanelName[] = [...(hasQuestions ? (['selections'] as const) : []), 'products', 'cart', 'checkout']
  const panelProps = (name: PanelName) => ({
    name,
    number: names.indexOf(name) + 1,
    title: messages.panels[name],
    isOpen: open === name,
    onToggle: panels.toggle(name),
  })
  const chosenType = data.questions.find(({ question }) => question === 'type')
  const isParent = chosenType?.options.some(({ id, isParent }) => isParent && id === answers.type) ?? false
  const total = formatPrice(toCents(cart.cart?.total ?? 0), locale)
  const isLater = items.some(({ later_charge }) => later_charge)
  const totalText = isLater ? formatMessage(messages.cart.today, { price: total }) : total
  const cartSummary =
    items.length === 0
      ? cart.cart
        ? messages.cart.emptySummary
        : ''
      : formatPlural(messages.cart.summary, items.length, locale, {
          count: items.length,
          price: totalText,
        })
  return (
    <div className="order-form" aria-busy={cart.isBusy} data-checkout={isCheckingOut || undefined}>
      <div inert={cart.isBusy}>
        {hasQuestions && (
          <OrderPanel {...panelProps('selections')} summary={offer.selectionSummary} isHidden={isCheckingOut}>
            <SelectionsPanel
              data={data}
              answers={answers}
              paysTax={offer.paysTax}
              onAnswer={(question, id) => void shopping.answer(question, id)}
              onContinue={() => show('products')}
            />
          </OrderPanel>
        )}
        <OrderPanel {...panelProps('products')} summary={offer.productSummary} isHidden={isCheckingOut}>
          <ProductsPanel
            {...{ data, offer, changeCart, items, edited }}
            onEditEnd={() => flushSync(() => setEdited(null))}
            onGoToCart={() => show('cart')}
          />
        </OrderPanel>
        <OrderPanel {...panelProps('cart')} summary={cartSummary}>
          <CartPanel
            {...{ data, changeCart, isCheckingOut }}
            cart={cart.cart}
            isMissing={cart.isMissing}
            onRetry={() => void cart.refresh()}
            onEdit={edit}
            onSeeProducts={() => show('products')}
            onCheckOut={panels.checkOut}
            onEditCart={editCart}
          />
        </OrderPanel>
        <OrderPanel {...panelProps('checkout')} summary="">
          {items.length === 0 && <p>{messages.checkout.empty}</p>}
          {isBlocked && <p className="order-notice">{messages.cart.blocked}</p>}
          {cart.cart && panels.hasOpenedCheckout && (
            <div className="checkout-host" hidden={items.length === 0 || isBlocked}>
              <LazyCheckout
                {...{ data, checkout, isParent }}
                cart={cart.cart}
                onEditCart={editCart}
                onStale={() => void cart.refresh()}
                onOrdered={shopping.forgetAnswers}
              />
            </div>
          )}
        </OrderPanel>
        {items.length > 0 && open !== 'cart' && open !== 'checkout' && (
          <TotalBar text={cartSummary} button={messages.products.goToCart} onShow={() => show('cart')} />
        )}
      </div>
      <p role="status" className="sr-only">
        {shopping.announcement}
      </p>
      <FailureAlert
        role="alert"
        message={shopping.failure}
        dismiss={messages.cart.dismiss}
        onDismiss={shopping.dismissFailure}
      />
      <FailureAlert
        role="status"
        message={shopping.news}
        dismiss={messages.cart.dismiss}
        onDismiss={shopping.dismissNews}
      />
      {cart.isBusy && <CartOverlay text={messages.cart.updating} />}
    </div>
  )
}

/** Whether items of the cart keep the buyer from the checkout. An order that is being paid is past them. */
const isBlockedBy = (cart: CartRow | null) =>
  cart !== null && !cart.order_pending && findCheckoutBlock(cart) === 'items'

/** The checkout says what becomes of an order that was submitted before the page was loaded. */
function firstPanel(cart: CartRow | null, hasQuestions: boolean): PanelName {
  if (cart && cart.items.length > 0) return cart.order_pending ? 'checkout' : 'cart'
  return hasQuestions ? 'selections' : 'products'
}
