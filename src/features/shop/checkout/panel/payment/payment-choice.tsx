'use client'

import type { PaymentType } from '@/domain/shop/payments/payment-types'
import type { CheckoutData } from '@/features/shop/checkout/panel/checkout-data'
import type { CheckoutFields } from '@/features/shop/checkout/panel/form/use-checkout-form'

type Props = {
  fields: CheckoutFields
  checkout: CheckoutData
  types: readonly PaymentType[]
  names: Readonly<Record<PaymentType, string>>
}

/** How to pay: the types that every item of the cart allows, with a word about each. Spec: CUS-4.10, CUS-9.3. */
export function PaymentChoice({ fields, checkout, types, names }: Props) {
  const { payment: messages } = checkout.messages
  const { fault, label, ...input } = fields.field('paymentType')
  const faultId = 'checkout-payment-fault'
  return (
    <fieldset
      className="checkout-part"
      data-fault={fault ? true : undefined}
      aria-describedby={fault ? faultId : undefined}
    >
      <legend className="checkout-title">{label}</legend>
      <div className="checkout-types">
        {types.map((type) => (
          <label key={type} className="checkout-type">
            <input type="radio" value={type} aria-describedby={`checkout-about-${types.indexOf(type)}`} {...input} />
            <span>
              <strong>{names[type]}</strong>
              <span id={`checkout-about-${types.indexOf(type)}`} className="checkout-about">
                {messages.about[type]}
              </span>
            </span>
          </label>
        ))}
      </div>
      {fault && (
        <p id={faultId} className="form-fault">
          {fault}
        </p>
      )}
    </fieldset>
  )
}
