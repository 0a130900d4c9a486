import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { pricePerMealCents } from '@/domain/shop/meal-allowance'
import { planPeriod, type MealPlan } from '@/domain/shop/meal-plans'
import { formatPrice } from '@/domain/shop/money/money'
import type { CampusDate } from '@/domain/time/calendar'
import { formatPlainDate } from '@/domain/time/readable-date'

/** What a plan costs and includes, in words. Unknown facts are null; the prices are null on a site that hides them. */
export type PlanFacts = {
  price: string | null
  payments: string | null
  term: string | null
  meals: string | null
  perMeal: string | null
}

/** The campus day that a description holds for, and whether the site shows prices. */
export type DescribedDay = { today: CampusDate; withPrice: boolean }

/**
 * Describes plans in one language: the price with its interval, when it is valid and on sale, the meals, and the price of one of those
 * that are left today. A plan that has begun says when it ends.
 */
export async function planDescriber(
  locale: Locale,
  { today, withPrice }: DescribedDay,
): Promise<(plan: MealPlan) => PlanFacts> {
  const t = await getTranslations({ locale, namespace: 'mealPlans' })
  return (plan) => {
    const { priceCents, subscription, allowance, saleUntil } = plan
    const perMealCents = pricePerMealCents(plan, today)
    const { from: start, until } = planPeriod(plan)
    const [from, to] = [start, until].map((date) => date && formatPlainDate(date, locale))
    const hasBegun = start === null || start <= today
    const valid =
      to && hasBegun
        ? t('term.ends', { to })
        : from && to
          ? t('term.both', { from, to })
          : from && t('term.from', { from })
    const sale = saleUntil && t('saleUntil', { date: formatPlainDate(saleUntil, locale) })
    const term = [valid, sale].filter(Boolean).join(' · ')
    return {
      price: withPrice
        ? t(`price.${subscription?.frequency ?? 'once'}`, { price: formatPrice(priceCents, locale) })
        : null,
      payments: withPrice && subscription?.payments ? t('payments', { count: subscription.payments }) : null,
      term: term || null,
      meals: allowance && t(`meals.${allowance.per}`, { count: allowance.meals ?? 0 }),
      perMeal: withPrice && perMealCents !== null ? formatPrice(perMealCents, locale) : null,
    }
  }
}
