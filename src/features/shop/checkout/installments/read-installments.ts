import { isOfferedInstallment, minInstallmentTotalCents, type Installment } from '@/domain/shop/checkout/installments'
import type { PaymentMethod, PaymentProvider } from '@/server/payments/provider'
import { logError } from '@/server/logging/log-error'
import type { Site } from '@/domain/site/site'

/**
 * The installment plans for an amount: none where the site does not offer them, below 250 dollars, or with more than six
 * installments. A provider that fails is logged, and offers none. Spec: CUS-8.10, CUS-9.10.
 */
export async function readInstallments(
  { switches }: Pick<Site, 'switches'>,
  provider: PaymentProvider,
  amountCents: number,
  method: PaymentMethod | null,
): Promise<Installment[]> {
  if (!switches.installments || amountCents < minInstallmentTotalCents) return []
  try {
    const plans = await provider.listInstallments({ amountCents, method })
    return plans.filter(isOfferedInstallment)
  } catch (error) {
    logError('The installment plans could not be read:', error)
    return []
  }
}
