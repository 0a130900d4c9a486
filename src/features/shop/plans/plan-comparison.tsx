import type { PlanComparisonMessages } from '@/i18n/site-messages'
import type { PlanFacts } from './plan-facts'

type ComparedPlan = { id: string; name: string; facts: PlanFacts }
type Props = {
  plans: readonly ComparedPlan[]
  withPrice: boolean
  messages: PlanComparisonMessages
  heading: 'h2' | 'h3'
  className?: string
}

/**
 * The plans side by side: price, dates, meals and the price of a meal. On a phone, a list of each. Nothing for a single plan.
 */
export function PlanComparison({ plans, withPrice, messages, heading: Heading, className }: Props) {
  if (plans.length < 2) return null
  const columns = withPrice ? (['price', 'term', 'meals', 'perMeal'] as const) : (['term', 'meals'] as const)
  return (
    <section aria-labelledby="compare-plans" className={className}>
      <Heading id="compare-plans" className={Heading === 'h2' ? 'text-2xl' : undefined}>
        {messages.compare}
      </Heading>
      <table className="plan-comparison">
        <thead>
          <tr>
            {(['plan', ...columns] as const).map((column) => (
              <th key={column} scope="col">
                {messages.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plans.map(({ id, name, facts }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {columns.map((column) => (
                <td key={column} data-label={messages.columns[column]}>
                  {facts[column] ? (
                    <span>
                      {facts[column]}
                      {column === 'price' && facts.payments && (
                        <span className="plan-payments">{` (${facts.payments})`}</span>
                      )}
                    </span>
                  ) : (
                    <>
                      <span aria-hidden="true">–</span>
                      <span className="sr-only">{messages.notApplicable}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {withPrice && <p className="mt-2 text-[0.95rem] text-muted">{messages.estimate}</p>}
    </section>
  )
}
