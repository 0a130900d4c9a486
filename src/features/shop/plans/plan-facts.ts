import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { pricePerMealCents } from '@/domain/shop/meal-allowance'
import type { MealPlan } from '@/domain/shop/meal-plans'
import { formatPrice } from '@/domain/shop/money/money'
import { formatPlainDate } from '@/domain/time/readable-date'

/** What a plan costs and includes, in words. Unknown facts are null; the prices are null on a site that hides them. */
export type PlanFacts = {
  price: string | null
  payments: string | null
  term: string | null
  meals: string | null
  perMeal: string | null
}

/** Describes plans in one language: the price with its interval, the dates of validity, the meals and the price of one. */
export async function planDescriber(locale: Locale, withPrice: boolean): Promise<(plan: MealPlan) => PlanFacts> {
  const t = await getTranslations({ locale, namespace: 'mealPlans' })
  return (plan) => {
    const { priceCents, subscription, allowance } = plan
    const perMealCents = pricePerMealCents(plan)
    const [start, end] = subscription ? [subscription.start, subscription.end] : [plan.startDate, plan.endDate]
    const [from, to] = [start, end].map((date) => date && formatPlainDate(date, locale))
    const term =
      from && to ? t('term.both', { from, to }) : from ? t('term.from', { from }) : to && t('term.to', { to })
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
