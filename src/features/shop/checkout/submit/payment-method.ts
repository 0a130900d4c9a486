import type { CheckoutForm } from '@/contract/shop/checkout-forms'
import { needsCard, type CheckoutContext } from '@/domain/shop/checkout/checkout-context'
import { isBlank } from '@/domain/forms/text-rules'
import { ok, refuse, type Result } from '@/domain/result'
import type { PaymentMethod, PaymentProvider } from '@/server/payments/provider'

/** A token that the provider's script made in the browser. */
export type PaymentToken = { token: string; wallet: 'ApplePay' | 'GooglePay' | null }

type Payment = { card: CheckoutForm['card']; token: PaymentToken | null }

/**
 * The method that a provider charges; null where nothing is charged, now or later: Student ID, Payroll deduction and free orders.
 *
 * Refuses `card-numbers-not-taken` for a card number that the provider must not see, and `no-payment-method` without the token
 * that the payment type needs. Spec: CUS-4.18 to CUS-4.20, CUS-8.7.
 */
export function paymentMethodOf(
  context: Pick<CheckoutContext, 'paymentType' | 'isFree' | 'takesCardNumbers'>,
  { takesCardNumbers, wallets }: Pick<PaymentProvider, 'takesCardNumbers' | 'wallets'>,
  { card, token }: Payment,
): Result<PaymentMethod | null> {
  const { paymentType, isFree } = context
  if (!takesCardNumbers && !isBlank(card.number)) return refuse('card-numbers-not-taken')
  if (isFree || paymentType === 'Student ID' || paymentType === 'Payroll deduction') return ok(null)
  const wallet = wallets.find((name) => name === paymentType)
  if (paymentType === 'ApplePay' || paymentType === 'GooglePay')
    return token && wallet ? ok({ kind: 'token', token: token.token, wallet }) : refuse('no-payment-method')
  if (token) return ok({ kind: 'token', token: token.token, wallet: null })
  if (!needsCard(context)) return refuse('no-payment-method')
  const { number, expires, securityCode, firstName, lastName } = card
  const [, month, year] = /(\d{2})\s*\/?\s*(\d{2})/.exec(expires) ?? []
  return ok({
    kind: 'card',
    number: number.replace(/\D/g, ''),
    expires: `${month}/${year}`,
    securityCode: securityCode.trim(),
    firstName: firstName.trim(),
    lastName: lastName.trim(),
  })
}
