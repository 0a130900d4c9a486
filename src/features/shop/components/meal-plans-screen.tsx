import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import type { Site } from '@/domain/campus'
import { campusDateAt } from '@/domain/campus-time'
import type { Locale } from '@/domain/locale'
import { isOnSale } from '@/domain/meal-plans'
import { readMealPlans } from '@/features/shop/read-plans'
import { PlanCard } from './plan-card'

type Props = {
  site: Site
  locale: Locale
  now: Date
  /** What staff call the page. */
  name: string
  breadcrumb: ReactNode
  /** What staff say before the plans; null when they say nothing. */
  children: ReactNode
}

/**
 * Every plan that is on sale, those that are paid bit by bit apart, and whom to ask. The address of meal plans has had its
 * own page since before plans are sold on it. Spec: PUB-2.15, CUS-2.8.
 */
export async function MealPlansScreen({ site, locale, now, name, breadcrumb, children }: Props) {
  const [t, all] = await Promise.all([getTranslations({ locale, namespace: 'mealPlans' }), readMealPlans(site.id)])
  const sale = { today: campusDateAt(now, site.timeZone), switches: site.switches }
  const plans = all.filter((plan) => isOnSale(plan, sale))
  const kinds = [
    { id: 'plans', title: null, listed: plans.filter(({ subscription }) => !subscription) },
    { id: 'subscriptions', title: t('subscriptions'), listed: plans.filter(({ subscription }) => subscription) },
  ].filter(({ listed }) => listed.length > 0)
  const email = site.contact?.email ?? (site.displayEmail ? site.email : null)
  return (
    <div className="page-width pt-6 lg:pt-10">
      {breadcrumb}
      <h1 className="page-head">{name}</h1>
      {children}
      {kinds.length === 0 && (
        <p className="mt-8 border-l-[3px] border-accent py-1 pl-5 font-serif text-xl">{t('empty')}</p>
      )}
      {kinds.map(({ id, title, listed }) => (
        <section key={id} aria-label={title ?? name} className="mt-8">
          {title && <h2 className="text-2xl">{title}</h2>}
          <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {listed.map((plan) => (
              <li key={plan.id} className="flex">
                <PlanCard {...{ plan, locale }} withPrice={site.showMealPlanPrices} heading={title ? 'h3' : 'h2'} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {email && (
        <p className="mt-8">
          {t('ask')}{' '}
          <a href={`mailto:${email}`} className="plain-link">
            {email}
          </a>
        </p>
      )}
    </div>
  )
}
