import type { InstallmentRow } from '@/contract/shop/checkout'
import { installmentCents } from '@/domain/shop/checkout/installments'
import { formatPrice } from '@/domain/shop/money/money'
import { formatMessage } from '@/domain/text/format-message'
import type { CheckoutData } from '@/features/shop/checkout/panel/checkout-data'

type Page = Pick<CheckoutData, 'locale'> & { messages: Pick<CheckoutData['messages'], 'installments'> }

/** "6 monthly payments of $108.48, $650.88 in total." A total that does not divide says "about". Spec: CUS-9.10. */
export function spreadSentence(
  { NumInstallments: count, TotalPlanCost: totalCents }: InstallmentRow,
  { locale, messages: { installments } }: Page,
): string {
  const paymentCents = installmentCents({ totalCents, count })
  const isExact = paymentCents * count === totalCents
  return formatMessage(isExact ? installments.due : installments.dueAbout, {
    count,
    payment: formatPrice(paymentCents, locale),
    total: formatPrice(totalCents, locale),
  })
}
