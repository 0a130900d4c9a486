'use client'

import { useWatch } from 'react-hook-form'
import { cardNetwork } from '@/domain/shop/payments/payment-cards'
import { linkButton } from '@/ui/brand/button-style'
import type { CheckoutData } from '@/features/shop/checkout/panel/checkout-data'
import type { Checkout } from '@/features/shop/checkout/panel/use-checkout'
import { BillingFields } from './billing-fields'
import { CardFields } from './card-fields'
import { InstallmentPlans } from './installment-plans'
import { StripeFields } from './stripe/stripe-fields'

type Props = { state: Checkout; checkout: CheckoutData }

/** The card and its billing address, then the installment plans of that card. Spec: CUS-4.18, CUS-4.19. */
export function CardStep({ state, checkout }: Props) {
  const { fields, plans, choice, totalCents, choose, changeCard, retryPlans } = state
  const { card: messages, installments } = checkout.messages
  const number = useWatch({ control: fields.form.control, name: 'card.number' })
  if (!checkout.payment.takesCardNumbers) {
    const { setProvider, savesCard } = state
    return <StripeFields onReady={setProvider} {...{ checkout, totalCents, savesCard }} />
  }
  if (plans === null)
    return (
      <>
        <CardFields field={fields.field} {...{ number, messages }} />
        <BillingFields {...{ fields, checkout }} />
      </>
    )
  const network = cardNetwork(number)
  return (
    <>
      <div className="checkout-frozen">
        <section aria-label={messages.title}>
          <h3>{messages.title}</h3>
          <p>
            {network && messages.networks[network]} •••• {number.replace(/\D/g, '').slice(-4)}
          </p>
        </section>
        <button type="button" className={linkButton} onClick={changeCard}>
          {installments.changeCard}
        </button>
      </div>
      <InstallmentPlans chosen={choice} onChoose={choose} onRetry={retryPlans} {...{ checkout, plans, totalCents }} />
    </>
  )
}
