import type { CartRow } from '@/contract/shop/cart'
import type { PaymentType } from '@/domain/shop/payments/payment-types'
import { formatMessage } from '@/domain/text/format-message'
import { formatPlainDate } from '@/domain/time/readable-date'
import type { CheckoutData } from './checkout-data'

type Page = Pick<CheckoutData, 'locale' | 'today'> & { messages: Pick<CheckoutData['messages'], 'payment'> }

/** The sentence of a total of 0. A card that is saved for a subscription is charged from its first bill. Spec: CUS-9.9. */
export function nothingDue(
  { items }: { items: readonly Pick<CartRow['items'][number], 'subscription' | 'first_bill_date'>[] },
  paymentType: PaymentType | '',
  { locale, today, messages: { payment } }: Page,
): string {
  const bills = items.flatMap(({ subscription, first_bill_date: date }) => (subscription && date ? [date] : []))
  const [first] = bills.filter((date) => date > today).sort()
  const isCard = paymentType !== '' && paymentType !== 'Student ID' && paymentType !== 'Payroll deduction'
  return first && isCard
    ? formatMessage(payment.nothingDueUntil, { date: formatPlainDate(first, locale) })
    : payment.nothingDue
}
