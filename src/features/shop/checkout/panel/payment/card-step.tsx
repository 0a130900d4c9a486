'use client'

import { useWatch } from 'react-hook-form'
import { cardNetwork } from '@/domain/shop/payments/payment-cards'
import { linkButton } from '@/ui/brand/button-style'
import type { CheckoutData } from '@/features/shop/checkout/panel/checkout-data'
import type { Checkout } from '@/features/shop/checkout/panel/use-checkout'
import { CardFields } from './card-fields'
import { InstallmentPlans } from './installment-plans'
import { StripeFields } from './stripe/stripe-fields'
import { CheckField, SelectField, TextField } from '@/ui/form/fields'
import { MaskedField } from '@/ui/form/masked-field'
import { maskPostalCode } from '@/ui/form/masks'
import type { CheckoutFields } from '@/features/shop/checkout/panel/form/use-checkout-form'

type BillingFieldsProps = { fields: CheckoutFields; checkout: CheckoutData }

/** The address that the bank knows, at first the buyer's. Spec: CUS-5.16. */
function BillingFields({ fields: { field, form, faultAt }, checkout }: BillingFieldsProps) {
  const { billing, customer } = checkout.messages
  const isSame = useWatch({ control: form.control, name: 'billingSame' })
  const hasFault = (['address', 'city', 'province', 'postalCode'] as const).some((name) => faultAt(`billing.${name}`))
  return (
    <fieldset className="checkout-part">
      <legend className="checkout-title">{billing.title}</legend>
      <CheckField {...field('billingSame')} initial={form.getValues('billingSame')} />
      {(!isSame || hasFault) && (
        <>
          <TextField {...field('billing.address')} autoComplete="billing address-line1" />
          <TextField {...field('billing.city')} autoComplete="billing address-level2" />
          <div className="form-pair">
            <SelectField
              {...field('billing.province')}
              choices={[...checkout.provinces, ...checkout.states]}
              emptyLabel={customer.select}
              autoComplete="billing address-level1"
            />
            <MaskedField
              {...field('billing.postalCode')}
              mask={maskPostalCode}
              autoComplete="billing postal-code"
              autoCapitalize="characters"
            />
          </div>
        </>
      )}
    </fieldset>
  )
}

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
