import { getTranslations } from 'next-intl/server'
import type { Site } from '@/domain/campus'
import { campusDateAt } from '@/domain/campus-time'
import { textIn, type Locale } from '@/domain/locale'
import { panelPlans, type MealPlan } from '@/domain/meal-plans'
import { moneySaid } from '@/domain/money'
import { readMealPlans } from '@/features/shop/read-plans'
import { Panel, type PanelHead } from '@/ui/panel'
import { Thumbnail } from '@/ui/picture'

/** `shop` is the address of the page where plans are bought, null where the site has none. */
type Props = { site: Site; locale: Locale; now: Date; head: PanelHead; shop: string | null }

/** The meal plans that staff put on the home page, with their prices unless the site shows none. Spec: PUB-2.28. */
export async function MealPlansPanel({ site, locale, now, head, shop }: Props) {
  const [t, all] = await Promise.all([
    getTranslations({ locale, namespace: 'panels.mealPlans' }),
    readMealPlans(site.id),
  ])
  const plans = panelPlans(all, { today: campusDateAt(now, site.timeZone), switches: site.switches })
  return (
    <Panel name="meal-plans" head={head} more={shop ? { href: shop, text: t('all') } : null}>
      {plans.length === 0 ? (
        <p className="mt-8 border-l-[3px] border-accent py-1 pl-5 font-serif text-xl">{t('empty')}</p>
      ) : (
        <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {plans.map((plan) => (
            <li key={plan.id} className="flex">
              <PlanCard plan={plan} locale={locale} withPrice={site.showMealPlanPrices} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

type CardProps = { plan: MealPlan; locale: Locale; withPrice: boolean }

/** What a plan is called, what it gives and what it costs, its description as staff wrote it and the server cleaned it. */
function PlanCard({ plan, locale, withPrice }: CardProps) {
  const desc = textIn(plan.desc, locale)
  const [picture] = plan.pictures
  return (
    <article className="flex min-w-0 grow flex-col rounded-lg border border-line bg-surface p-5">
      <div className="flex items-start justify-between gap-4">
        <h3 className="min-w-0 text-xl">{textIn(plan.name, locale)}</h3>
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
