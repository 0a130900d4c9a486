'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import type { CartRow } from '@/contract/shop/cart'
import { formatPrice } from '@/domain/shop/money/money'
import { dueSentence } from '@/features/shop/order-form/basket/due-sentence'
import type { OrderFormData } from '@/features/shop/order-form/order-form-data'
import { filledButton, linkButton } from '@/ui/brand/button-style'
import type { CheckoutData } from './checkout-data'
import { CustomerFields } from './customer/customer-fields'
import { FrozenCustomer } from './customer/frozen-customer'
import { FaultSummary } from './form/fault-summary'
import { CardStep } from './payment/card-step'
import { spreadSentence } from './payment/spread-sentence'
import { PaymentChoice } from './payment/payment-choice'
import { isWallet } from './payment/payment-kinds'
import { WalletDialog } from './payment/wallet-dialog'
import { buttonText } from './submit/button-text'
import { PayerCodeDialog } from './submit/payer-code-dialog'
import { ProcessingDialog, UnsureNote } from './submit/processing-dialog'
import { TermsDialog } from './terms/terms-dialog'
import { useCheckout } from './use-checkout'
import { CartTotals } from '@/features/shop/order-form/basket/cart-totals'
import { toCents } from '@/features/shop/order-form/basket/cents'

type OrderSummaryProps = {
  data: OrderFormData
  cart: CartRow
  checkout: CheckoutData
  spread: string | null
  children: ReactNode
}

/** The items with their prices, both taxes and the total, beside the form or above it. Spec: CUS-2.71. */
function OrderSummary({ data, cart, checkout, spread, children }: OrderSummaryProps) {
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

type Props = {
  data: OrderFormData
  checkout: CheckoutData
  cart: CartRow
  isParent: boolean
  onEditCart: () => void
  onStale: () => void
  onOrdered: () => void
}

/** The checkout: who buys, how they pay, the terms and the order. Loaded when it is opened. Spec: CUS-2.70, CUS-4.17 to CUS-4.31. */
export function CheckoutPanel({ data, checkout, cart, isParent, onEditCart, onStale, onOrdered }: Props) {
  const { paymentTypes: names } = data.messages
  const state = useCheckout({ checkout, cart, isParent, names, onStale, onOrdered })
  const { fields, step, types, isFree, totalCents, paymentType, wallet, processing, failure, ask, terms, savesCard } =
    state
  const { messages, locale } = checkout
  const alert = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (failure) alert.current?.focus()
  }, [failure])
  const isBusy = processing !== null || fields.form.formState.isSubmitting
  const isCard = step === 'card' && !isFree && (paymentType === 'Credit card' || paymentType === 'installments')
  const button = buttonText(state, messages, names)
  const plan = state.plans?.status === 'loaded' ? state.plans.plans.find(({ PlanId }) => PlanId === state.choice) : null
  const spread = plan ? spreadSentence(plan, checkout) : null
  const due = dueSentence(cart, data, spread)
  const isUndecided = state.plans !== null && (state.plans.status === 'loading' || state.choice === null)
  return (
    <div className="checkout">
      <form
        className="checkout-form"
        method="post"
        noValidate
        aria-labelledby="order-checkout-title"
        onSubmit={(event) => void state.submit(event)}
      >
        <FaultSummary {...{ fields, messages }} />
        {step === 'details' ? (
          <>
            <CustomerFields {...{ fields, checkout, isParent }} />
            {types.length > 0 && !ask && <PaymentChoice {...{ fields, checkout, types, names }} />}
          </>
        ) : (
          <FrozenCustomer
            values={fields.form.getValues()}
            payment={paymentType ? names[paymentType] : null}
            onEdit={state.edit}
            {...{ checkout, isParent, isBusy }}
          />
        )}
        {isCard && <CardStep state={state} checkout={checkout} />}
        {types.length === 0 && <p className="order-notice">{messages.payment.none}</p>}
        {totalCents === 0 && !(due && button.isOrder) && (
          <p className="order-note">{due ?? messages.payment.nothingDue}</p>
        )}
        <div className="checkout-end">
          {failure && (
            <p ref={alert} role="alert" tabIndex={-1} className="form-refused">
              {failure}
            </p>
          )}
          {ask ? (
            <UnsureNote messages={messages} onAsk={() => void ask()} />
          ) : (
            types.length > 0 && (
              <button
                className={`${filledButton} checkout-button`}
                data-wallet={paymentType && isWallet(paymentType) && !isFree ? paymentType : undefined}
                aria-disabled={isBusy || undefined}
                disabled={isUndecided}
              >
                {button.text}
                {due && button.isOrder && <span className="checkout-due">{due}</span>}
              </button>
            )
          )}
        </div>
      </form>
      <OrderSummary {...{ data, cart, checkout, spread }}>
        <button type="button" className={linkButton} disabled={isBusy} onClick={onEditCart}>
          {messages.panel.editCart}
        </button>
      </OrderSummary>
      <p className="order-total-bar checkout-total">
        <strong>{due && !spread ? data.messages.cart.totalToday : messages.payment.total}</strong>
        <strong>{formatPrice(totalCents, locale)}</strong>
      </p>
      {terms.asked && <TermsDialog key={terms.asked.number} checkout={checkout} asked={terms.asked} />}
      {wallet && (
        <WalletDialog
          checkout={checkout}
          wallet={wallet.wallet}
          name={names[wallet.wallet]}
          total={formatPrice(totalCents, locale)}
          totalCents={totalCents}
          due={due}
          savesCard={savesCard}
          onEnd={wallet.answer}
        />
      )}
      {state.askedCode && <PayerCodeDialog checkout={checkout} asked={state.askedCode} />}
      {processing && <ProcessingDialog checkout={checkout} processing={processing} />}
    </div>
  )
}
