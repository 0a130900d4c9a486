import { getTranslations } from 'next-intl/server'
import { localize, type Locale } from '@/domain/locale'
import type { MealPlan } from '@/domain/shop/meal-plans'
import { Thumbnail } from '@/ui/picture'
import { planDescriber, type DescribedDay } from './plan-facts'

type Props = DescribedDay & { plan: MealPlan; locale: Locale; heading: 'h2' | 'h3' }

/** A meal plan with its picture and description, its price, its meals and when it is valid. The server sanitized the HTML of the description. */
export async function PlanCard({ plan, locale, today, withPrice, heading: Heading }: Props) {
  const [t, describe] = await Promise.all([
    getTranslations({ locale, namespace: 'mealPlans' }),
    planDescriber(locale, { today, withPrice }),
  ])
  const { price, payments, term, meals, perMeal } = describe(plan)
  const desc = localize(plan.desc, locale)
  const [picture] = plan.pictures
  return (
    <article className="flex min-w-0 grow flex-col rounded-lg border border-line bg-surface p-5">
      <div className="flex items-start justify-between gap-4">
        <Heading className="min-w-0 text-xl">{localize(plan.name, locale)}</Heading>
        {picture && (
          <Thumbnail
            picture={picture}
            locale={locale}
            className="-mr-1 -mt-1 aspect-[446/402] w-24 shrink-0 rounded-lg bg-tint object-cover text-[0.9rem] text-muted"
          />
        )}
      </div>
      {desc && <div className="article mt-3" dangerouslySetInnerHTML={{ __html: desc }} />}
      <div className="plan-facts">
        {price && (
          <p className="plan-price">
            {price}
            {payments && <span className="plan-payments"> ({payments})</span>}
          </p>
        )}
        {(meals || perMeal) && (
          <p>{[meals, perMeal && t('perMeal', { price: perMeal })].filter(Boolean).join(' · ')}</p>
        )}
        {term && <p className="text-muted">{term}</p>}
      </div>
    </article>
  )
}
