import { textIn, type Locale } from '@/domain/locale'
import type { MealPlan } from '@/domain/meal-plans'
import { moneySaid } from '@/domain/money'
import { Thumbnail } from '@/ui/picture'

type Props = { plan: MealPlan; locale: Locale; withPrice: boolean; heading: 'h2' | 'h3' }

/** What a plan is called, what it gives and what it costs, its description as staff wrote it and the server cleaned it. */
export function PlanCard({ plan, locale, withPrice, heading: Heading }: Props) {
  const desc = textIn(plan.desc, locale)
  const [picture] = plan.pictures
  return (
    <article className="flex min-w-0 grow flex-col rounded-lg border border-line bg-surface p-5">
      <div className="flex items-start justify-between gap-4">
        <Heading className="min-w-0 text-xl">{textIn(plan.name, locale)}</Heading>
        {picture && (
          <Thumbnail
            picture={picture}
            locale={locale}
            className="-mr-1 -mt-1 aspect-[446/402] w-24 shrink-0 rounded-lg bg-tint object-cover text-[0.9rem] text-muted"
          />
        )}
      </div>
      {desc && <div className="article mt-3" dangerouslySetInnerHTML={{ __html: desc }} />}
      {withPrice && (
        <p className="mt-auto pt-4 text-xl font-semibold tabular-nums">{moneySaid(plan.priceCents, locale)}</p>
      )}
    </article>
  )
}
