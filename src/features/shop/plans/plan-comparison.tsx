import { getTranslations } from 'next-intl/server'
import { localize, type Locale } from '@/domain/locale'
import type { MealPlan } from '@/domain/shop/meal-plans'
import { cacheHtml } from '@/ui/html/cached-html'
import { markup } from '@/ui/html/html'
import { ServerHtml } from '@/ui/html/server-html'
import { planDescriber, type DescribedDay } from './plan-facts'

type Props = DescribedDay & { plans: MealPlan[]; locale: Locale }

/** The comparison of plans; nothing for a single plan. */
export async function PlanComparison(props: Props) {
  const html = await renderPlanComparison(props, 'h2')
  return html && <ServerHtml name={cacheHtml(html)} />
}

/**
 * The plans side by side as HTML: price, dates, meals and the price of a meal. On a phone, a list of each. Null for a single
 * plan. Rows have the id of their plan in `data-plan`.
 */
export async function renderPlanComparison(
  { plans, locale, today, withPrice }: Props,
  heading: 'h2' | 'h3',
): Promise<string | null> {
  if (plans.length < 2) return null
  const [t, describe] = await Promise.all([
    getTranslations({ locale, namespace: 'mealPlans' }),
    planDescriber(locale, { today, withPrice }),
  ])
  const columns = withPrice ? (['price', 'term', 'meals', 'perMeal'] as const) : (['term', 'meals'] as const)
  const cellHtml = (text: string | null, payments: string | null) =>
    text
      ? markup`<span>${text}${payments && markup` <span class="plan-payments">(${payments})</span>`}</span>`
      : markup`<span aria-hidden="true">–</span><span class="sr-only">${t('notApplicable')}</span>`
  const rows = plans.map((plan) => {
    const facts = describe(plan)
    const cells = columns.map(
      (column) =>
        markup`<td data-label="${t(`columns.${column}`)}">${cellHtml(facts[column], column === 'price' ? facts.payments : null)}</td>`,
    )
    return markup`<tr data-plan="${plan.id}"><th scope="row">${localize(plan.name, locale)}</th>${cells}</tr>`
  })
  const title =
    heading === 'h2'
      ? markup`<h2 id="compare-plans" class="text-2xl">${t('compare')}</h2>`
      : markup`<h3 id="compare-plans">${t('compare')}</h3>`
  return String(markup`<section aria-labelledby="compare-plans" class="mt-12">${title}
<table class="plan-comparison"><thead><tr><th scope="col">${t('columns.plan')}</th>${columns.map((column) => markup`<th scope="col">${t(`columns.${column}`)}</th>`)}</tr></thead><tbody>${rows}</tbody></table>
${withPrice && markup`<p class="mt-2 text-[0.95rem] text-muted">${t('estimate')}</p>`}</section>`)
}
