import { getTranslations } from 'next-intl/server'
import type { Site } from '@/domain/campus'
import { campusDateAt } from '@/domain/campus-time'
import type { Locale } from '@/domain/locale'
import { panelPlans } from '@/domain/meal-plans'
import { readMealPlans } from '@/features/shop/read-plans'
import { Panel, type PanelHead } from '@/ui/panel'
import { PlanCard } from './plan-card'

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
              <PlanCard plan={plan} locale={locale} withPrice={site.showMealPlanPrices} heading="h3" />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
