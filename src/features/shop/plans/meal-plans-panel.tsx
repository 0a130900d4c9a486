import { getTranslations } from 'next-intl/server'
import type { Site } from '@/domain/site/site'
import { campusDateAt } from '@/domain/time/campus-time'
import type { Locale } from '@/domain/locale'
import { panelPlans } from '@/domain/shop/meal-plans'
import { readMealPlans } from '@/features/shop/read-meal-plans'
import { Panel, type PanelHeading } from '@/ui/panel'
import { PlanCard } from './plan-card'

/** `shop` is the path of the meal plans page; null when the site has none. */
type Props = { site: Site; locale: Locale; now: Date; head: PanelHeading; shop: string | null }

/** The home page panel of meal plans, with prices when the site shows them. Spec: PUB-2.28. */
export async function MealPlansPanel({ site, locale, now, head, shop }: Props) {
  const today = campusDateAt(now, site.timeZone)
  const [t, all] = await Promise.all([
    getTranslations({ locale, namespace: 'panels.mealPlans' }),
    readMealPlans(site.id, today),
  ])
  const plans = panelPlans(all, { today, switches: site.switches })
  return (
    <Panel name="meal-plans" head={head} more={shop ? { href: shop, text: t('all') } : null}>
      {plans.length === 0 ? (
        <p className="mt-8 border-l-[3px] border-accent py-1 pl-5 font-serif text-xl">{t('empty')}</p>
      ) : (
        <ul className="home-plans">
          {plans.map((plan) => (
            <li key={plan.id} className="flex">
              <PlanCard {...{ plan, locale, today }} withPrice={site.showMealPlanPrices} heading="h3" />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
