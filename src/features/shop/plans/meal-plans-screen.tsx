import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import type { Site } from '@/domain/site/site'
import { campusDateAt } from '@/domain/time/campus-time'
import { localize, type Locale } from '@/domain/locale'
import { isOnSale } from '@/domain/shop/meal-plans'
import { planComparisonMessages } from '@/i18n/site-messages'
import { readMealPlans } from '@/features/shop/read-meal-plans'
import { PlanComparison } from './plan-comparison'
import { PlanCard } from './plan-card'
import { planDescriber } from './plan-facts'

type Props = {
  site: Site
  locale: Locale
  now: Date
  /** The page title that staff entered. */
  name: string
  breadcrumb: ReactNode
  /** The text that staff entered above the plans; null without one. */
  children: ReactNode
}

/**
 * All meal plans on sale, with subscriptions in their own list, and an email address for questions. Plans are not sold
 * online yet. Spec: PUB-2.15, CUS-2.8.
 */
export async function MealPlansScreen({ site, locale, now, name, breadcrumb, children }: Props) {
  const today = campusDateAt(now, site.timeZone)
  const withPrice = site.showMealPlanPrices
  const [t, all, describe] = await Promise.all([
    getTranslations({ locale, namespace: 'mealPlans' }),
    readMealPlans(site.id, today),
    planDescriber(locale, { today, withPrice }),
  ])
  const sale = { today, switches: site.switches }
  const plans = all.filter((plan) => isOnSale(plan, sale))
  const groups = [
    { id: 'plans', title: null, items: plans.filter(({ subscription }) => !subscription) },
    { id: 'subscriptions', title: t('subscriptions'), items: plans.filter(({ subscription }) => subscription) },
  ].filter(({ items }) => items.length > 0)
  const email = site.contact?.email ?? (site.displayEmail ? site.email : null)
  return (
    <div className="page-width pt-6 lg:pt-10">
      {breadcrumb}
      <h1 className="page-head">{name}</h1>
      {children}
      {groups.length === 0 && (
        <p className="mt-8 border-l-[3px] border-accent py-1 pl-5 font-serif text-xl">{t('empty')}</p>
      )}
      {groups.map(({ id, title, items }) => (
        <section key={id} aria-label={title ?? name} className="mt-8">
          {title && <h2 className="text-2xl">{title}</h2>}
          <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {items.map((plan) => (
              <li key={plan.id} className="flex">
                <PlanCard {...{ plan, locale, today, withPrice }} heading={title ? 'h3' : 'h2'} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <PlanComparison
        plans={groups
          .flatMap(({ items }) => items)
          .map((plan) => ({ id: plan.id, name: localize(plan.name, locale) ?? '', facts: describe(plan) }))}
        messages={planComparisonMessages(locale)}
        withPrice={withPrice}
        heading="h2"
        className="mt-12"
      />
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
