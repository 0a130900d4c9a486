import type { Locale, Localized } from '@/domain/locale'
import { minInstallmentTotalCents, type Installment } from '@/domain/shop/checkout/installments'
import { formatPrice } from '@/domain/shop/money/money'

const plans = [
  { count: 3, aprBps: 0 },
  { count: 6, aprBps: 799 },
  { count: 12, aprBps: 1299 },
]

/** The installment plans of the sandbox for an amount: none below 250 dollars. Their terms name every amount. */
export const sandboxInstallments = (amountCents: number): Installment[] =>
  amountCents < minInstallmentTotalCents ? [] : plans.map(({ count, aprBps }) => planOf(amountCents, count, aprBps))

function planOf(amountCents: number, count: number, aprBps: number): Installment {
  const totalCents = totalOf(amountCents, count, aprBps)
  return {
    planId: `sandbox-${count}`,
    name: `${count} monthly payments`,
    frequency: 'Monthly',
    count,
    aprBps,
    totalCents,
    terms: termsOf(amountCents, totalCents, count, aprBps),
  }
}

/** Equal payments at the end of each month, rounded up to the cent. */
function totalOf(amountCents: number, count: number, aprBps: number): number {
  if (aprBps === 0) return amountCents
  const monthly = aprBps / 10_000 / 12
  return Math.ceil((amountCents * monthly) / (1 - (1 + monthly) ** -count)) * count
}

/** Basis points as a percentage. */
const formatRate = (bps: number, locale: Locale) =>
  locale === 'fr' ? `${(bps / 100).toFixed(2).replace('.', ',')}\u00a0%` : `${(bps / 100).toFixed(2)}%`

const termsOf = (amountCents: number, totalCents: number, count: number, aprBps: number): Localized => {
  const total = (locale: Locale) => formatPrice(totalCents, locale)
  const interest = (locale: Locale) => formatPrice(totalCents - amountCents, locale)
  return {
    en:
      `You pay ${total('en')} in ${count} monthly payments, of which ${interest('en')} is interest at an annual rate ` +
      `of ${formatRate(aprBps, 'en')}. This is a test plan: nothing is charged.`,
    fr:
      `Vous payez ${total('fr')} en ${count} versements mensuels, dont ${interest('fr')} d’intérêts au taux annuel ` +
      `de ${formatRate(aprBps, 'fr')}. Ceci est un plan d’essai\u00a0: rien n’est facturé.`,
  }
}
