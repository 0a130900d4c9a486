'use client'

import { useWatch } from 'react-hook-form'
import { CheckField, TextField } from '@/ui/form/fields'
import { AgreedTexts } from '@/ui/form/agreed-texts'
import { needsStudentId } from '@/domain/shop/checkout/student-id'
import type { CheckoutData } from '@/features/shop/checkout/panel/checkout-data'
import type { CheckoutFields } from '@/features/shop/checkout/panel/form/use-checkout-form'
import { PersonFields } from './person-fields'

type Props = { fields: CheckoutFields; checkout: CheckoutData; isParent: boolean }

/**
 * Who buys and, when a parent buys, for whom. Guests may choose a password; a customer's account fills in the form.
 * Spec: CUS-2.70, CUS-4.12, CUS-5.12, CUS-5.14.
 */
export function CustomerFields({ fields, checkout, isParent }: Props) {
  const { field, form } = fields
  const { customer: messages, panel } = checkout.messages
  const isGuest = checkout.customer === null
  const student = isParent ? null : <StudentId {...{ fields, checkout }} />
  return (
    <>
      <fieldset className="checkout-part">
        <legend className="checkout-title">{isParent ? messages.parentTitle : messages.title}</legend>
        {!isGuest && <p className="form-hint">{messages.signedIn}</p>}
        <PersonFields part="buyer" isOwn {...{ fields, checkout }}>
          {student}
        </PersonFields>
      </fieldset>
      {isParent && (
        <fieldset className="checkout-part">
          <legend className="checkout-title">{messages.studentTitle}</legend>
          <p className="form-hint">{messages.studentHelp}</p>
          <PersonFields part="student" isOwn={false} {...{ fields, checkout }}>
            <StudentId {...{ fields, checkout }} />
          </PersonFields>
        </fieldset>
      )}
      {isGuest && <Password {...{ fields, checkout }} />}
      <CheckField
        {...field('buyer.optIn')}
        label={messages.optIn}
        initial={form.getValues('buyer.optIn')}
        optional={panel.optional}
      />
      <AgreedTexts slug={checkout.slug} texts={checkout.agreedTexts} messages={messages.agreement} />
    </>
  )
}

/** The student ID, required where staff or the payment type say so, and the barcode of the card where staff ask for it. */
function StudentId({ fields: { field, form }, checkout }: Omit<Props, 'isParent'>) {
  const { requireStudentId, requireBarcodeId } = checkout.settings
  const paymentType = useWatch({ control: form.control, name: 'paymentType' })
  const isRequired = needsStudentId(requireStudentId, paymentType || 'Credit card')
  const { optional } = checkout.messages.panel
  return (
    <div className={requireBarcodeId ? 'form-pair' : 'checkout-single'}>
      <TextField
        {...field('buyer.studentId')}
        optional={isRequired ? undefined : optional}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {requireBarcodeId && <TextField {...field('buyer.barcodeId')} inputMode="numeric" autoComplete="off" />}
    </div>
  )
}

/** Two password fields: the second one appears with the first character of the first one. Spec: CUS-5.12. */
function Password({ fields: { field, form }, checkout }: Omit<Props, 'isParent'>) {
  const { customer: messages, panel } = checkout.messages
  const isEntered = useWatch({ control: form.control, name: 'password' }) !== ''
  return (
    <fieldset className="checkout-part">
      <legend className="checkout-title">
        {messages.passwordTitle} <span className="form-optional">{panel.optional}</span>
      </legend>
      <p className="form-hint">{messages.passwordHelp}</p>
      <div className="form-pair">
        <TextField {...field('password')} type="password" autoComplete="new-password" />
        {isEntered && <TextField {...field('confirmPassword')} type="password" autoComplete="new-password" />}
      </div>
    </fieldset>
  )
}
