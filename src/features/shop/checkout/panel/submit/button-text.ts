import type { PaymentType } from '@/domain/shop/payments/payment-types'
import { formatMessage } from '@/domain/text/format-message'
import { isWallet } from '@/features/shop/checkout/panel/payment/payment-kinds'
import type { Checkout } from '@/features/shop/checkout/panel/use-checkout'
import type { CheckoutMessages } from '@/i18n/site-messages'

type State = Pick<Checkout, 'step' | 'paymentType' | 'isFree' | 'plans'>

/** What the button does next, and whether that is the order. Spec: CUS-4.17 to CUS-4.21. */
export function buttonText(
  { step, paymentType, isFree, plans }: State,
  { payment: messages }: Pick<CheckoutMessages, 'payment'>,
  names: Readonly<Record<PaymentType, string>>,
): { text: string; isOrder: boolean } {
  const order = (text: string) => ({ text, isOrder: true })
  const next = (text: string) => ({ text, isOrder: false })
  if (paymentType === '') return next(messages.continue)
  if (isFree || paymentType === 'Student ID' || paymentType === 'Payroll deduction') return order(messages.place)
  if (isWallet(paymentType)) return order(formatMessage(messages.payWith, { wallet: names[paymentType] }))
  if (step === 'details') return next(messages.continueToCard)
  return paymentType === 'installments' && plans === null ? next(messages.continue) : order(messages.place)
}
