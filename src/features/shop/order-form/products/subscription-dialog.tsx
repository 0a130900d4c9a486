'use client'

import { useState } from 'react'
import { formatPrice } from '@/domain/shop/money/money'
import { laterPayment } from '@/domain/shop/subscriptions/later-charges'
import { selectableEnds, selectableStarts, subscriptionDates } from '@/domain/shop/subscriptions/subscription-dates'
import { formatMessage, formatPlural } from '@/domain/text/format-message'
import { formatPlainDate } from '@/domain/time/readable-date'
import { filledButton, quietButton } from '@/ui/brand/button-style'
import { useModalDialog } from '@/ui/html/use-modal-dialog'
import type { OrderFormData, SubscriptionPlan } from '@/features/shop/order-form/order-form-data'

type Props = {
  data: OrderFormData
  plan: SubscriptionPlan
  /** Whether the answers leave the taxes due. */
  paysTax: boolean
  onAccept: (dates: Record<'firstPlanDate' | 'lastPlanDate', string>) => void
  onClose: () => void
}

/**
 * The start and end of a subscription, with its payments and terms; accepting them adds it. A start begins with its first end.
 * Spec: CUS-4.33, CUS-4.34, CUS-5.22 to CUS-5.25.
 */
export function SubscriptionDialog({ data, plan, paysTax, onAccept, onClose }: Props) {
  const { locale, today, texts } = data
  const messages = data.messages.subscriptions
  const { subscription: period } = plan
  const { priceCents, amountCents } = laterPayment(plan, { ...data.rules, buyerPaysTax: paysTax })
  const modal = useModalDialog(onClose)
  const starts = selectableStarts(period, today)
  const [start, setStart] = useState(starts[0])
  const ends = start === undefined ? [] : selectableEnds(period, start)
  const [chosenEnd, setEnd] = useState<string | null>(null)
  const end = chosenEnd ?? ends[0]
  const dates = start !== undefined && end !== undefined ? subscriptionDates(period, { start, end }, today) : null
  const day = (date: string) => formatPlainDate(date, locale)
  const list = (
    name: 'start' | 'end',
    choices: string[],
    value: string | undefined,
    choose: (date: string) => void,
  ) => (
    <div>
      <label htmlFor={`subscription-${name}`} className="form-label">
        {messages[name]}
      </label>
      <select
        id={`subscription-${name}`}
        className="form-input"
        value={value}
        disabled={choices.length === 0}
        onChange={({ target }) => choose(target.value)}
      >
        {choices.map((date) => (
          <option key={date} value={date}>
            {day(date)}
          </option>
        ))}
      </select>
    </div>
  )
  return (
    <dialog {...modal} className="account-dialog order-dialog" aria-labelledby="subscription-name">
      <h3 id="subscription-name">{plan.name}</h3>
      {starts.length === 0 && <p>{messages.noDates}</p>}
      <div className="order-dates">
        {list('start', starts, start, (date) => {
          setStart(date)
          setEnd(null)
        })}
        {list('end', ends, end, setEnd)}
      </div>
      {dates?.ok && (
        <div role="status" className="order-preview">
          <p>
            {formatPlural(messages.payments, dates.value.payments, locale, {
              count: dates.value.payments,
              price: formatPrice(amountCents, locale),
              taxes: amountCents > priceCents ? data.messages.cart.later.taxes : '',
            })}
          </p>
          <p>
            {dates.value.startsLater
              ? formatMessage(messages.dueLater, { date: day(dates.value.firstBillDate) })
              : messages.dueToday}
          </p>
          <p>
            {formatMessage(messages.last, {
              last: day(dates.value.lastPlanDate),
              bill: day(dates.value.lastBillDate),
            })}
          </p>
        </div>
      )}
      <section aria-labelledby="subscription-terms" className="order-terms" tabIndex={0}>
        <h4 id="subscription-terms">{messages.terms}</h4>
        <p>{messages.standardTerms[period.frequency]}</p>
        {texts.terms && <div className="article" dangerouslySetInnerHTML={{ __html: texts.terms }} />}
      </section>
      <div className="form-end">
        {dates?.ok && (
          <button
            type="button"
            className={filledButton}
            onClick={() => {
              const { firstPlanDate, lastPlanDate } = dates.value
              onAccept({ firstPlanDate, lastPlanDate })
            }}
          >
            {messages.accept}
          </button>
        )}
        <button type="button" className={quietButton} onClick={onClose}>
          {messages.cancel}
        </button>
      </div>
    </dialog>
  )
}
