import { countedAllowances, type MealAllowance } from '@/domain/shop/meal-allowance'
import type { ItemContents } from '@/domain/shop/orders/item-contents'
import { addDays } from '@/domain/time/calendar'
import type { Config } from '@/payload-types'
import type { StoredFields } from '@/server/database/stored-row'
import { numberOf, textOf } from '@/server/database/stored-values'

/** An item of a stored order. */
export type StoredItem = StoredFields<NonNullable<Config['collections']['orders']['items']>[number]>

const itemTypes = ['Meal plan', 'Create your plan', 'Declining balance', 'Coffee subscription'] as const

/** What an item of an order contains, as it was stored when it was sold. */
export const itemContents = (item: StoredItem): ItemContents => ({
  type: itemTypes.find((type) => type === item.type) ?? 'Meal plan',
  allowance: allowanceOf(item),
  swipes: numberOf(item.swipeValue),
  balanceCents: numberOf(item.dbValueCents),
  bonusCents: numberOf(item.dbBonusCents) ?? 0,
  promoCode: textOf(item.promoCode),
  months: numberOf(item.payments),
  ...validityOf(item),
})

/** The meals of a plan or of an item; null where they are not counted. */
export function allowanceOf({
  mealAllowance,
  meals,
}: Pick<StoredItem, 'mealAllowance' | 'meals'>): MealAllowance | null {
  if (mealAllowance === 'unlimited') return { per: 'unlimited', meals: null }
  const per = countedAllowances.find((each) => each === mealAllowance)
  const count = numberOf(meals)
  return per && count !== null ? { per, meals: count } : null
}

/** The first and last day on which an item can be used; null for no limit. The end of a subscription is the day after. */
function validityOf({ firstPlanDate, lastPlanDate, subscriptionEnd }: StoredItem) {
  const end = textOf(subscriptionEnd)
  return { validFrom: textOf(firstPlanDate), validUntil: end === null ? textOf(lastPlanDate) : addDays(end, -1) }
}
