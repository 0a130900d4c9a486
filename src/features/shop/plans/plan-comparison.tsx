import { getTranslations } from 'next-intl/server'
import { localize, type Locale } from '@/domain/locale'
import type { MealPlan } from '@/domain/shop/meal-plans'
import { planDescriber } from './plan-facts'

type Props = { plans: MealPlan[]; locale: Locale; withPrice: boolean }

/** The plans side by side: price, dates, meals and the price of a meal. Nothing for a single plan. On a phone, a list of each. */
export async function PlanComparison({ plans, locale, withPrice }: Props) {
  if (plans.length < 2) return null
  const [t, describe] = await Promise.all([
    getTranslations({ locale, namespace: 'mealPlans' }),
    planDescriber(locale, withPrice),
  ])
  const columns = withPrice ? (['price', 'term', 'meals', 'perMeal'] as const) : (['term', 'meals'] as const)
  const rows = plans.map((plan) => ({ plan, facts: describe(plan) }))
  return (
    <section aria-labelledby="compare-plans" className="mt-12">
      <h2 id="compare-plans" className="text-2xl">
        {t('compare')}
      </h2>
      <table className="plan-comparison">
        <thead>
          <tr>
            <th scope="col">{t('columns.plan')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ plan, facts }) => (
            <tr key={plan.id}>
              <th scope="row">{localize(plan.name, locale)}</th>
              {columns.map((column) => (
                <td key={column} data-label={t(`columns.${column}`)}>
                  {facts[column] ? (
                    <span>
                      {facts[column]}
                      {column === 'price' && facts.payments && (
                        <span className="plan-payments"> ({facts.payments})</span>
                      )}
                    </span>
                  ) : (
                    <>
                      <span aria-hidden>–</span>
                      <span className="sr-only">{t('notApplicable')}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {withPrice && <p className="mt-2 text-[0.95rem] text-muted">{t('estimate')}</p>}
    </section>
  )
}
