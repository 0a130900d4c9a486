'use client'

import { isBlank } from '@/domain/forms/text-rules'
import { formatMessage } from '@/domain/text/format-message'
import { linkButton } from '@/ui/brand/button-style'
import type { CheckoutData } from '@/features/shop/checkout/panel/checkout-data'
import type { CheckoutValues } from '@/features/shop/checkout/panel/form/typed-values'

type Props = {
  values: CheckoutValues
  checkout: CheckoutData
  isParent: boolean
  /** The name of the chosen payment type. */
  payment: string | null
  isBusy: boolean
  onEdit: () => void
}

/**
 * The customer's information while the card or the wallet is open: text instead of fields, until it is edited. The student number is
 * that of the person who eats. Spec: CUS-4.18, CUS-4.22.
 */
export function FrozenCustomer({ values, checkout, isParent, payment, isBusy, onEdit }: Props) {
  const { customer: messages } = checkout.messages
  const people = isParent
    ? [
        { title: messages.parentTitle, person: values.buyer },
        { title: messages.studentTitle, person: values.student },
      ]
    : [{ title: messages.title, person: values.buyer }]
  const eater = isParent ? values.student : values.buyer
  const numbers = [
    { label: checkout.labels.studentId, number: values.buyer.studentId },
    { label: messages.barcodeId, number: values.buyer.barcodeId },
  ].flatMap(({ label, number }) =>
    isBlank(number) ? [] : formatMessage(messages.numbered, { label, number: number.trim() }),
  )
  return (
    <div className="checkout-frozen">
      {people.map(({ title, person }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <p>
            <strong>
              {person.firstName} {person.lastName}
            </strong>
          </p>
          <p>{person.email}</p>
          <p>{person.phoneNumber}</p>
          <p>
            {person.address}, {person.city} {person.province || person.state} {person.postalCode || person.zipCode}
          </p>
          {person === eater && numbers.map((number) => <p key={number}>{number}</p>)}
        </section>
      ))}
      {payment && (
        <section aria-label={checkout.messages.payment.title}>
          <h3>{checkout.messages.payment.title}</h3>
          <p>{payment}</p>
        </section>
      )}
      <button type="button" className={linkButton} disabled={isBusy} onClick={onEdit}>
        {messages.edit}
      </button>
    </div>
  )
}
