import { postJsonToApi, type Posted } from '@/contract/post-to-api'
import { toSnakeCaseKeys } from '@/contract/snake-case'
import type { Locale } from '@/domain/locale'
import type { PaymentType } from '@/domain/shop/payments/payment-types'
import type { InstallmentsResponse, OrderResponse } from './checkout'
import type { CheckoutForm } from './checkout-forms'

/** Terms that the buyer accepted, in the order of acceptance. `version` is the digest of the text that was shown. */
export type AcceptedTerms = { kind: string; locale: Locale; version: string }

/** What a page sends with the form. `revision` and the amounts are of the cart that the buyer saw. */
export type SentOrder = {
  siteId: string
  paymentType: PaymentType
  isParent: boolean
  form: CheckoutForm
  /** The provider's token; null where it takes card numbers or none is needed. */
  token: { token: string; wallet: 'ApplePay' | 'GooglePay' | null } | null
  planId: string | null
  acceptedTerms: readonly AcceptedTerms[]
  /** The code from the mail; empty without one. Cards need none. */
  code: string
  revision: number
  totalCents: number
  bonusCents: number
  /** The sum of all later payments. */
  laterCents: number
}

/** The call of a payment type. Spec: CUS-4.25. */
export const orderCallOf = (paymentType: PaymentType) =>
  paymentType === 'Student ID' || paymentType === 'Payroll deduction' ? 'cart/checkout' : 'cart/create_cc_order'

/** The body of both order calls. */
function orderBody({ form, ...order }: SentOrder): Record<string, unknown> {
  const isCard = orderCallOf(order.paymentType) === 'cart/create_cc_order'
  return {
    site_id: order.siteId,
    payment_type: order.paymentType,
    buyer: toSnakeCaseKeys<unknown>(form.buyer),
    password: form.password,
    confirm_password: form.confirmPassword,
    is_parent: order.isParent,
    ...(order.isParent ? { student: toSnakeCaseKeys<unknown>(form.student) } : {}),
    ...(isCard && order.token === null
      ? { billing: toSnakeCaseKeys<unknown>(form.billing), card: toSnakeCaseKeys<unknown>(form.card) }
      : {}),
    ...(isCard ? {} : { code: order.code }),
    ...(order.token ?? {}),
    ...(order.planId === null ? {} : { installment_object: { PlanId: order.planId } }),
    accepted_terms: order.acceptedTerms,
    cart_revision: order.revision,
    cart_total: order.totalCents / 100,
    cart_bonus: order.bonusCents / 100,
    cart_later: order.laterCents / 100,
  }
}

/** Places an order. A refusal has the path of its field, such as `buyer.email`, if it belongs to one. Never rejects. */
export const sendOrder = async (order: SentOrder, locale: Locale): Promise<Posted<OrderResponse>> =>
  inForm(await postJsonToApi<OrderResponse>(orderCallOf(order.paymentType), orderBody(order), locale))

/** Reads the installment plans for a card or a token; the address of a GET would be logged. Never rejects. Spec: CUS-7.36. */
export const fetchInstallments = (
  request: {
    siteId: string
    totalCents: number
    card: { number: string; expires: string } | null
    token: string | null
  },
  locale: Locale,
): Promise<Posted<InstallmentsResponse>> =>
  postJsonToApi<InstallmentsResponse>(
    'sites/installments',
    {
      site_id: request.siteId,
      amount: request.totalCents / 100,
      ...(request.card ? { pan: request.card.number, exp: request.card.expires } : {}),
      ...(request.token === null ? {} : { token: request.token }),
    },
    locale,
  )

/** The field of a refusal as the form names it: `buyer.phone_number` is `buyer.phoneNumber`. */
export const inForm = <Answer>(posted: Posted<Answer>): Posted<Answer> =>
  posted.status === 'refused' && posted.field
    ? { ...posted, field: posted.field.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) }
    : posted
