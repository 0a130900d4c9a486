'use client'

import { useCallback, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CartItemRow, CartRow } from '@/contract/shop/cart'
import { chosenSelections } from '@/domain/shop/cart/resolve-line'
import type { Question } from '@/domain/shop/order-form'
import { formatPrice } from '@/domain/shop/money/money'
import { noAnswerIds, type AnswerIds } from '@/domain/shop/remembered-answers'
import { formatPlural } from '@/domain/text/format-message'
import type { CheckoutData } from '@/features/shop/checkout/panel/checkout-data'
import { LazyCheckout } from '@/features/shop/checkout/panel/lazy-checkout'
import { describeForeignChange, describeOwnChange, type Told } from './basket/cart-news'
import { CartPanel } from './basket/cart-panel'
import { CartOverlay } from './basket/cart-overlay'
import { findCheckoutBlock } from './basket/checkout-block'
import { FailureAlert } from './basket/failure-alert'
import { TotalBar } from './basket/total-bar'
import type { OrderFormData } from './order-form-data'
import { findOpenPanel, OrderPanel, type PanelName } from './order-panel'
import { ProductsPanel, type CardsHtml } from './products/products-panel'
import { editTarget, type EditedItem } from './products/edit-target'
import { offerFor } from './products/offer-for'
import { askedAnswers } from './selections/asked-answers'
import { answersOfCart } from './selections/cart-answers'
import { rememberAnswers } from './selections/remember-answers'
import { SelectionsPanel } from './selections/selections-panel'
import { useCart, type CartCall } from './use-cart'
import { toCents } from './basket/cents'

/** A change that a part of the page starts. Returns the sentence to show beside its field when it is refused; null otherwise. */
export type ChangeCart = (call: CartCall, options: ChangeOptions) => Promise<string | null>
/** What to say once the cart has changed. */
export type ChangeDone = (after: CartRow, before: CartRow | null) => Told
type ChangeOptions = {
  done: ChangeDone
  /** The id of the element that takes the focus then; null for the one that had it. */
  focus: ((cart: CartRow) => string) | null
  /** Whether the part shows the refusal itself. */
  showsRefusal?: boolean
  /** The answers that the cart has afterwards, unless another window changed them; those on the page without. */
  expected?: AnswerIds
}

type Props = { data: OrderFormData; checkout: CheckoutData; cards: CardsHtml; initialCart: CartRow | null }

/**
 * The order form: selections, products and cart. The server renders all of it, with the visitor's cart. Spec: CUS-2.64 to
 * CUS-2.69, CUS-4.9 to CUS-4.16.
 */
export function OrderForm({ data, checkout, cards, initialCart }: Props) {
  const { siteId, locale, messages } = data
  const [answers, setAnswers] = useState(data.answers)
  const hasQuestions = data.questions.length > 0
  const first = initialCart && initialCart.items.length > 0 ? 'cart' : hasQuestions ? 'selections' : 'products'
  const [open, setOpen] = useState<PanelName | null>(first)
  const [announcement, setAnnouncement] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [news, setNews] = useState<string | null>(null)
  const [edited, setEdited] = useState<EditedItem | null>(null)
  /** The element that takes the focus after the next commit. Each request is a new object. */
  const [focusTarget, setFocusTarget] = useState<{ id: string } | null>(null)
  const [wantsCheckout, setWantsCheckout] = useState(false)
  const [hasOpenedCheckout, setOpenedCheckout] = useState(false)

  /** The answers of a cart with items are those that it is priced for, whichever window gave them. */
  const takeOver = useCallback(
    (shown: CartRow, before: CartRow | null) => {
      const applied = answersOfCart(shown, answers)
      setAnswers((own) => answersOfCart(shown, own))
      if (shown.items.length > 0) rememberAnswers(siteId, applied)
      if (before) setNews((known) => describeForeignChange({ before, after: shown, answers }, data) ?? known)
    },
    [siteId, answers, data],
  )
  const cart = useCart({
    siteId,
    locale,
    initial: initialCart,
    messages: messages.cart,
    onShow: takeOver,
  })
  const items = cart.cart?.items ?? []
  const totalCents = toCents(cart.cart?.total ?? 0)
  const isBlocked = cart.cart !== null && findCheckoutBlock(cart.cart) === 'items'
  const isCheckingOut = wantsCheckout && items.length > 0 && !isBlocked

  const toggle = (name: PanelName) => (isOpen: boolean) => {
    setOpen((current) => (isOpen ? name : current === name ? null : current))
    if (name === 'checkout' && isOpen) beginCheckout()
  }

  /** Opens a panel and moves the focus into it, once the panel is open on the page. */
  const show = (name: PanelName, focus = `order-${name}-summary`) => {
    setOpen(name)
    setFocusTarget({ id: focus })
  }
  useLayoutEffect(() => {
    if (focusTarget) focusOn(focusTarget.id)
  }, [focusTarget])

  const edit = (item: CartItemRow) => {
    setEdited((before) => ({ item, number: (before?.number ?? 0) + 1 }))
    show('products', editTarget(item, data))
  }

  const beginCheckout = () => {
    setWantsCheckout(true)
    setOpenedCheckout(true) // it stays on the page, so that nothing typed is lost
  }
  // A visitor, or a link to a plan, may open a panel before hydration, which must find the panel of the server all the same.
  useLayoutEffect(() => {
    const opened = findOpenPanel()
    if (!opened) return
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the browser opened the panel, and React does not know
    setOpen(opened)
    if (opened === 'checkout') beginCheckout()
  }, [])

  const checkOut = () => {
    beginCheckout()
    show('checkout')
  }
  const editCart = () => {
    setWantsCheckout(false)
    show('products')
  }

  const asked = askedAnswers(data)
  const offer = offerFor(data, chosenSelections(asked, answers), answers)

  const changeCart: ChangeCart = async (call, { done, focus, showsRefusal, expected = answers }) => {
    const { activeElement } = document
    if (isBlocked) setWantsCheckout(false) // it does not go on by itself
    setFailure(null)
    setNews(null)
    setAnnouncement('')
    const outcome = await cart.change(call, offer.sentAnswers)
    if (!outcome) return null
    if (outcome.refused !== null) {
      if (!showsRefusal) setFailure(outcome.refused)
      if (activeElement instanceof HTMLElement) activeElement.focus()
      return outcome.refused
    }
    const told = describeOwnChange({ ...outcome, told: done(outcome.cart, outcome.before), expected }, data)
    setAnnouncement(told.announcement)
    setNews(told.news)
    if (call.path.startsWith('cart/add') && outcome.cart.items.length > 0) setOpen('cart')
    if (focus) setFocusTarget({ id: focus(outcome.cart) })
    else if (activeElement instanceof HTMLElement) activeElement.focus()
    return null
  }

  const answer = async (question: Question, id: string | null) => {
    const before = answers
    const next = { ...answers, [question]: id }
    setAnswers(next)
    rememberAnswers(siteId, next)
    if (items.length === 0) return // answers without a cart are sent with the first item
    // The others stay as the cart has them: another window may have changed them.
    const values = { [`${question}Id`]: id ?? '' }
    const refused = await changeCart(
      { path: 'cart/set_selections', values },
      { done: () => '', focus: null, expected: next },
    )
    if (refused === null) return
    setAnswers(before)
    rememberAnswers(siteId, before)
  }

  const panels: PanelName[] = [...(hasQuestions ? (['selections'] as const) : []), 'products', 'cart', 'checkout']
  const panelProps = (name: PanelName) => ({
    name,
    number: panels.indexOf(name) + 1,
    title: messages.panels[name],
    isOpen: open === name,
    onToggle: toggle(name),
  })
  const chosenType = data.questions.find(({ question }) => question === 'type')
  const isParent = chosenType?.options.some(({ id, isParent }) => isParent && id === answers.type) ?? false
  const cartSummary =
    items.length === 0
      ? cart.cart
        ? messages.cart.emptySummary
        : ''
      : formatPlural(messages.cart.summary, items.length, locale, {
          count: items.length,
          price: formatPrice(totalCents, locale),
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
              onAnswer={(question, id) => void answer(question, id)}
              onContinue={() => show('products')}
            />
          </OrderPanel>
        )}
        <OrderPanel {...panelProps('products')} summary={offer.productSummary} isHidden={isCheckingOut}>
          <ProductsPanel
            {...{ data, cards, offer, changeCart, items, edited }}
            onEditEnd={() => flushSync(() => setEdited(null))}
            isOpen={open === 'products'}
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
            onCheckOut={checkOut}
            onEditCart={editCart}
          />
        </OrderPanel>
        <OrderPanel {...panelProps('checkout')} summary="">
          {items.length === 0 && <p>{messages.checkout.empty}</p>}
          {isBlocked && <p className="order-notice">{messages.cart.blocked}</p>}
          {cart.cart && hasOpenedCheckout && (
            <div className="checkout-host" hidden={items.length === 0 || isBlocked}>
              <LazyCheckout
                {...{ data, checkout, isParent }}
                cart={cart.cart}
                onEditCart={editCart}
                onStale={() => void cart.refresh()}
                onOrdered={() => rememberAnswers(siteId, noAnswerIds)}
              />
            </div>
          )}
        </OrderPanel>
        {items.length > 0 && open !== 'cart' && open !== 'checkout' && (
          <TotalBar text={cartSummary} button={messages.products.goToCart} onShow={() => show('cart')} />
        )}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <FailureAlert role="alert" message={failure} dismiss={messages.cart.dismiss} onDismiss={() => setFailure(null)} />
      <FailureAlert
        role="status"
        message={failure === null ? news : null}
        dismiss={messages.cart.dismiss}
        onDismiss={() => setNews(null)}
      />
      {cart.isBusy && <CartOverlay text={messages.cart.updating} />}
    </div>
  )
}

const focusOn = (id: string) => {
  const element = document.getElementById(id)
  element?.focus()
  element?.scrollIntoView({ block: 'nearest' })
}
