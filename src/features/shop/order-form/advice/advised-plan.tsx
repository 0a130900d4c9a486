import type { Locale } from '@/domain/locale'
import type { PlanAdvice } from '@/domain/shop/advice/plan-advice'
import { formatPrice } from '@/domain/shop/money/money'
import { formatMessage } from '@/domain/text/format-message'
import type { OrderFormMessages } from '@/i18n/site-messages'

type AdvisedPlanProps = { plan: PlanAdvice; name: string; locale: Locale; messages: OrderFormMessages['advice'] }

/** One plan of the advice: the price of a meal, the meals, how they expire, and the reason of its rank. */
export function AdvisedPlan({ plan, name, locale, messages }: AdvisedPlanProps) {
  const { planId, per, neededMeals, includedMeals, shortageMeals, pricePerMealCents, flexibility, reason } = plan
  const needed = { needed: neededMeals, included: includedMeals ?? 0 }
  const need = formatMessage(includedMeals === null ? messages.needUnlimited[per] : messages.need[per], needed)
  return (
    <li className={reason === 'lowest-price' ? 'advice-best' : undefined}>
      {reason === 'lowest-price' && <p className="advice-mark">{messages.best}</p>}
      {shortageMeals > 0 && <p className="advice-mark advice-mark-short">{messages.short}</p>}
      <h4>
        <a href={`#plan-${planId}`} className="plain-link">
          {name}
        </a>
      </h4>
      <p className="advice-price">
        {formatMessage(messages.perMeal, { price: formatPrice(pricePerMealCents, locale) })}
      </p>
      <p>{formatMessage(messages.reasons[reason], { shortage: shortageMeals })}</p>
      <p className="text-muted">
        {need} {messages.flexibility[flexibility]}
      </p>
    </li>
  )
}
