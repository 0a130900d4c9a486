import { type Locale, localize } from '@/domain/locale'
import { advisePlans, type Advice } from '@/domain/shop/advice/plan-advice'
import { dayAnswers, mealAnswers, parsePlanAnswers, snackAnswers } from '@/domain/shop/advice/plan-answers'
import { chosenSelections } from '@/domain/shop/cart/resolve-line'
import { formatPrice } from '@/domain/shop/money/money'
import type { OrderForm } from '@/domain/shop/order-form'
import type { AnswerIds } from '@/domain/shop/remembered-answers'
import { plansForSelections } from '@/domain/shop/selections'
import type { Site } from '@/domain/site/site'
import { formatMessage } from '@/domain/text/format-message'
import type { CampusDate } from '@/domain/time/calendar'
import { plansOnSale } from '@/features/shop/order-form/build-order-form-data'
import { orderFormMessages, type OrderFormMessages } from '@/i18n/site-messages'
import { filledButton } from '@/ui/brand/button-style'

export type AdviceQuery = { days: string | null; meals: string | null; snacks: string | null }

type Props = {
  form: OrderForm
  site: Site
  locale: Locale
  today: CampusDate
  answers: AnswerIds
  address: string
  query: AdviceQuery
}

/**
 * "Help me choose": three questions in a form without JavaScript, and the plans in their order with the reason of each. The
 * answers are in the URL and nowhere else.
 */
export function PlanAdvice({ form, site, locale, today, answers, address, query }: Props) {
  const messages = orderFormMessages(locale).advice
  const sold = plansOnSale(form, { site, today })
  const plans = plansForSelections([...sold.once, ...sold.subscriptions], chosenSelections(form, answers))
  const given = parsePlanAnswers(query)
  if (sold.once.length + sold.subscriptions.length === 0) return null
  const advice = given && advisePlans(plans, given, today)
  const nameOf = (id: string) => localize(plans.find((plan) => plan.id === id)?.name, locale) ?? ''
  const group = (name: keyof AdviceQuery, label: string, choices: readonly { value: string; label: string }[]) => (
    <fieldset className="advice-question">
      <legend className="form-label">{label}</legend>
      <div className="advice-choices">
        {choices.map((choice) => (
          <label key={choice.value} className="advice-choice">
            <input
              type="radio"
              name={name}
              value={choice.value}
              required
              defaultChecked={query[name] === choice.value}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
  const numbers = (list: readonly number[]) => list.map((count) => ({ value: String(count), label: String(count) }))
  return (
    <details id="help-me-choose" className="plan-advice" open={advice !== null}>
      <summary>
        <h2>{messages.title}</h2>
      </summary>
      <p className="order-intro">{messages.intro}</p>
      <form method="get" action={`${address}#help-me-choose`} className="advice-form">
        {group('days', messages.days, numbers(dayAnswers))}
        {group('meals', messages.meals, numbers(mealAnswers))}
        {group(
          'snacks',
          messages.snacks,
          snackAnswers.map((value) => ({ value, label: messages.snackAnswers[value] })),
        )}
        <button className={filledButton}>{messages.show}</button>
      </form>
      {advice && (
        <section aria-labelledby="advice-result" className="advice-result">
          <h3 id="advice-result">
            {advice.mealsPerWeek === 1
              ? messages.oneMeal
              : formatMessage(messages.result, { count: advice.mealsPerWeek })}
          </h3>
          <p className="order-intro">{messages.method}</p>
          {advice.enough.length + advice.short.length === 0 && <p className="order-none">{messages.none}</p>}
          <ol className="advice-plans">
            {[...advice.enough, ...advice.short].map((plan) => (
              <AdvisedPlan key={plan.planId} plan={plan} name={nameOf(plan.planId)} {...{ locale, messages }} />
            ))}
          </ol>
          {advice.notComparedIds.length > 0 && (
            <p className="order-intro">
              {formatMessage(messages.notCompared, { names: advice.notComparedIds.map(nameOf).join(', ') })}
            </p>
          )}
        </section>
      )}
    </details>
  )
}

type AdvisedPlanProps = {
  plan: Advice['enough'][number]
  name: string
  locale: Locale
  messages: OrderFormMessages['advice']
}

/** One plan of the advice: the price of a meal, the meals, how they expire, and the reason of its rank. */
function AdvisedPlan({ plan, name, locale, messages }: AdvisedPlanProps) {
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
