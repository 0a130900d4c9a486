'use client'

import { useCallback, useEffect, useState } from 'react'
import { set, useForm, type FieldErrors, type Path, type Resolver, type ResolverResult } from 'react-hook-form'
import { checkoutFaults, emptyCheckoutForm, type CheckoutFault } from '@/contract/shop/checkout-forms'
import type { FormFault } from '@/domain/forms/form-faults'
import type { CheckoutContext } from '@/domain/shop/checkout/checkout-context'
import { checkoutSentence } from '@/domain/shop/checkout/checkout-sentence'
import type { PaymentType } from '@/domain/shop/payments/payment-types'
import { useFormDraft } from '@/ui/form/use-form-draft'
import type { CheckoutData } from '@/features/shop/checkout/panel/checkout-data'
import { inPageOrder } from './fault-order'
import { typedValues, withTyped, type CheckoutValues } from './typed-values'

const byStaff = ['firstName', 'lastName', 'studentId', 'email'] as const

/**
 * The label of each field by its path. Staff name the fields of the person who eats: of the buyer or, when a parent buys, of the
 * student.
 */
function fieldLabels({ labels, messages }: Pick<CheckoutData, 'labels' | 'messages'>, isParent: boolean) {
  const { customer, card, payment } = messages
  return (path: string): string => {
    const [part = '', name = ''] = path.split('.')
    if (path === 'paymentType') return payment.choose
    if (path === 'billingSame') return messages.billing.same
    if (part === 'card') return card[name as keyof typeof card] as string
    const isStaffs = byStaff.find((it) => it === name)
    const ofEater = part === 'student' || (part === 'buyer' && (!isParent || name === 'studentId'))
    if (isStaffs && ofEater) return labels[isStaffs]
    return customer[(name || part) as keyof typeof customer] as string
  }
}

export type CheckoutPath = Path<CheckoutValues>

/** The steps of the form: the buyer and how to pay, then the card. Earlier steps stay checked. */
export type Step = 'details' | 'card'

type Options = {
  checkout: CheckoutData
  step: Step
  isParent: boolean
  isFree: boolean
  /** The payment types to choose from. One alone is chosen already. */
  types: readonly PaymentType[]
}

/** The chosen payment type; empty before the choice, and when the cart no longer allows it. */
export const offeredType = (chosen: PaymentType | '', types: readonly PaymentType[]): PaymentType | '' =>
  types.find((type) => type === chosen) ?? ''

/** Faults that come from the server carry their sentence. */
const fromServer = 'server'

/** The values to send: a billing address that is the same is copied. */
export function completeValues(values: CheckoutValues): CheckoutValues {
  if (!values.billingSame) return values
  const { address, city, province, postalCode, state, zipCode } = values.buyer
  const billing = { address, city, province: province || state, postalCode: postalCode || zipCode }
  return { ...values, billing }
}

/** The form of the checkout, with the rules of the step. An error goes as soon as its field is valid. Spec: CUS-5.1 to CUS-5.17. */
export function useCheckoutForm({ checkout, step, isParent, isFree, types }: Options) {
  const { customer, messages } = checkout
  const [initial] = useState<CheckoutValues>(() =>
    emptyValues(checkout, isParent, types.length === 1 ? types[0] : undefined),
  )
  const [untouched] = useState(() => typedValues(initial))
  const draftName = `checkout:${checkout.siteId}:${customer?.email ?? ''}`
  const { restored, keep, finish } = useFormDraft({ name: draftName }, untouched)
  const resolver: Resolver<CheckoutValues> = (values) => {
    const paymentType = offeredType(values.paymentType, types)
    const hasCard = step === 'card' && paymentType !== ''
    const context: CheckoutContext = {
      paymentType: paymentType || 'ApplePay', // the rules that hold for every type
      isParent,
      isFree,
      isGuest: customer === null,
      takesCardNumbers: checkout.payment.takesCardNumbers,
      today: checkout.today,
      settings: checkout.settings,
    }
    const found = inPageOrder(checkoutFaults(context, completeValues(values)), isParent)
      .filter(({ field }) => hasCard || !/^(?:billing|card)\./.test(field))
      .map((fault) => ({ ...fault, field: shownField(fault.field, values) }))
    return resultOf(values, paymentType === '' ? [...found, { field: 'paymentType', fault: 'required' }] : found)
  }
  const form = useForm<CheckoutValues>({
    defaultValues: withTyped(initial, restored),
    resolver,
    mode: 'onSubmit', // an error that appears on blur would move the button while it is being clicked
  })
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => keep(typedValues(form.getValues())) }),
    [form, keep],
  )
  const labels = fieldLabels(checkout, isParent)

  const faultAt = (path: CheckoutPath): string | null => {
    const error = form.getFieldState(path, form.formState).error
    if (!error?.message) return null
    if (error.type === fromServer) return error.message
    if (path === 'paymentType') return messages.payment.chooseFirst
    const name = path.split('.').at(-1) ?? path
    const shown = { ...checkout.ruleMessages, labels: { [name]: labels(path) } }
    return checkoutSentence({ field: path, fault: error.message as FormFault }, shown)
  }
  return {
    form,
    labels,
    faultAt,
    /** Props of the field component of a path. */
    field: (path: CheckoutPath) => ({
      ...form.register(path),
      label: labels(path),
      fault: faultAt(path),
      readOnly: checkout.lockedFields.some((name) => path === `buyer.${name}`) || undefined,
    }),
    /** The path that the server names; null for one that the form does not have. */
    known: (path: string): CheckoutPath | null =>
      form.getValues(path as CheckoutPath) === undefined ? null : (path as CheckoutPath),
    /** Shows a sentence of the server at a field and moves the focus there. */
    refuse: (path: CheckoutPath, sentence: string) => {
      form.setError(path, { type: fromServer, message: sentence })
      form.setFocus(path)
    },
    /** Clears everything, keeping the account's data. Spec: CUS-4.26. */
    reset: useCallback(() => {
      form.reset(initial)
      finish(untouched)
    }, [form, initial, finish, untouched]),
  }
}

export type CheckoutFields = ReturnType<typeof useCheckoutForm>

/** A parent's own student ID is not that of the student. */
const emptyValues = (
  { customer, country }: CheckoutData,
  isParent: boolean,
  paymentType: PaymentType | undefined,
): CheckoutValues => ({
  ...emptyCheckoutForm,
  buyer: { ...emptyCheckoutForm.buyer, ...customer, ...(isParent && { studentId: '', barcodeId: '' }) },
  paymentType: paymentType ?? '',
  billingSame: true,
  buyerCountry: customer?.province ? 'CA' : country,
  studentCountry: country,
})

/** An address without any region counts as Canadian; its faults belong to the fields of the country that is shown. */
function shownField(field: string, { buyerCountry, studentCountry }: CheckoutValues): string {
  const [part, name] = field.split('.')
  const country = part === 'buyer' ? buyerCountry : part === 'student' ? studentCountry : 'CA'
  if (country === 'CA') return field
  return name === 'province' ? `${part}.state` : name === 'postalCode' ? `${part}.zipCode` : field
}

function resultOf(values: CheckoutValues, found: readonly CheckoutFault[]): ResolverResult<CheckoutValues> {
  if (found.length === 0) return { values, errors: {} }
  const errors: FieldErrors<CheckoutValues> = {}
  for (const { field, fault } of found) set(errors, field, { type: fault, message: fault })
  return { values: {}, errors }
}
