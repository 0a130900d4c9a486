'use client'

import { useEffect, useRef } from 'react'
import type { InstallmentRow } from '@/contract/shop/checkout'
import { installmentCents } from '@/domain/shop/checkout/installments'
import { formatPrice } from '@/domain/shop/money/money'
import { formatPercent } from '@/domain/shop/money/percent'
import { formatMessage } from '@/domain/text/format-message'
import { quietButton } from '@/ui/brand/button-style'
import type { CheckoutData } from '@/features/shop/checkout/panel/checkout-data'
import { planTerms } from '@/features/shop/checkout/panel/terms/terms-of-choices'

/** The plans of a card for a total: loading, loaded (empty where there are none) or failed. */
export type Plans = { totalCents: number } & (
  { status: 'loading' } | { status: 'loaded'; plans: InstallmentRow[] } | { status: 'failed' }
)

/** The choice of the full amount instead of a plan. */
export const fullAmount = 'full'

type Props = {
  checkout: CheckoutData
  plans: Plans
  totalCents: number
  /** The id of a plan, the full amount, or null before the choice. */
  chosen: string | null
  onChoose: (choice: string) => void
  onRetry: () => void
}

/** The full amount or one plan, each with its payments, rate, total cost and terms. Spec: CUS-2.70, CUS-4.19, CUS-8.9, CUS-9.10. */
export function InstallmentPlans({ checkout, plans, totalCents, chosen, onChoose, onRetry }: Props) {
  const { locale } = checkout
  const { installments: messages } = checkout.messages
  const heading = useRef<HTMLLegendElement>(null)
  const { status } = plans
  useEffect(() => {
    if (status !== 'loading') heading.current?.focus()
  }, [status])
  if (status === 'loading')
    return (
      <p role="status" className="checkout-waiting">
        <span className="order-spinner" aria-hidden />
        {messages.loading}
      </p>
    )
  const offered = status === 'loaded' ? plans.plans : []
  const price = (cents: number) => formatPrice(cents, locale)
  const option = (value: string, title: string, facts: string | null, terms: string | null) => (
    <div key={value} className="checkout-plan">
      <label className="checkout-type">
        <input
          type="radio"
          name="installment-plan"
          value={value}
          checked={chosen === value}
          onChange={() => onChoose(value)}
        />
        <span>
          <strong>{title}</strong>
          {facts && <span className="checkout-about">{facts}</span>}
        </span>
      </label>
      {terms && (
        <details className="checkout-plan-terms">
          <summary>{messages.terms}</summary>
          <p>{terms}</p>
        </details>
      )}
    </div>
  )
  return (
    <fieldset className="checkout-part">
      <legend ref={heading} tabIndex={-1} className="checkout-title">
        {messages.choose}
      </legend>
      {offered.length === 0 && <p className="order-notice">{status === 'failed' ? messages.failed : messages.none}</p>}
      {status === 'failed' && (
        <button type="button" className={quietButton} onClick={onRetry}>
          {messages.retry}
        </button>
      )}
      <div className="checkout-types">
        {option(fullAmount, messages.full, price(totalCents), null)}
        {offered.map((plan) =>
          option(
            plan.PlanId,
            formatMessage(messages.plan, {
              count: plan.NumInstallments,
              payment: price(installmentCents({ totalCents: plan.TotalPlanCost, count: plan.NumInstallments })),
            }),
            formatMessage(messages.facts, {
              apr: formatPercent(plan.Apr, 2, locale),
              total: price(plan.TotalPlanCost),
            }),
            planTerms(plan, locale)?.Text ?? null,
          ),
        )}
      </div>
      {offered.length > 0 && <p className="form-hint">{messages.acceptsTerms}</p>}
    </fieldset>
  )
}
