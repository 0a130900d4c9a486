import type { Localized } from '@/domain/locale'

/** An installment plan. `aprBps` is the annual rate in basis points, `totalCents` includes interest. Spec: CUS-3.14. */
export type Installment = {
  planId: string
  name: string
  frequency: string
  count: number
  aprBps: number
  totalCents: number
  terms: Localized
}

/** The least total that can be paid in installments, and the greatest number of them. Spec: CUS-9.10. */
export const minInstallmentTotalCents = 25_000
const maxInstallments = 6

/** Whether a plan of the provider is offered. Spec: CUS-8.10, CUS-9.10. */
export const isOfferedInstallment = ({ count }: { count: number }): boolean => count >= 1 && count <= maxInstallments

/** What the buyer pays each time, in cents; the last payment may differ by a few cents. Spec: CUS-9.10. */
export const installmentCents = ({ totalCents, count }: { totalCents: number; count: number }): number =>
  Math.round(totalCents / count)
