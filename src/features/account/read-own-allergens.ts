import { isFilterCode } from '@/domain/menu/filters/filter-code'
import { findMentions } from '@/domain/menu/allergens/find-mentions'
import { readDishes } from '@/features/menu/read-dishes'
import { readAllergens } from './read-allergens'
import type { Customer } from './read-customer'
import { readDietaryProfile } from './read-dietary-profile'

/**
 * A customer's allergens as menus need them: the codes that filters hide, and those in the customer's own words with the dishes
 * that mention them.
 */
export type OwnAllergens = {
  codes: string[]
  custom: string[]
  mentions: { dishId: string; names: string[] }[]
}

/**
 * Reads the allergens of a customer's profile, and which of these dishes of the site mention the custom ones. An allergen whose
 * code filters cannot use counts as a custom one. Not cached. Spec: CUS-3.1, PUB-4.7.
 */
export async function readOwnAllergens(
  customer: Pick<Customer, 'id' | 'siteId'>,
  dishIds: string[],
): Promise<OwnAllergens> {
  const [profile, known] = await Promise.all([readDietaryProfile(customer), readAllergens('en')])
  const chosen = known.filter(({ id }) => profile.allergens.includes(id))
  const custom = [
    ...profile.customAllergens,
    ...chosen.filter(({ code }) => !isFilterCode(code)).flatMap(({ name }) => [...new Set([name.en, name.fr])]),
  ]
  const dishes = custom.length > 0 ? await readDishes(customer.siteId, dishIds) : new Map<string, never>()
  const mentions = [...dishes].map(([dishId, dish]) => ({ dishId, names: findMentions(custom, dish) }))
  return {
    codes: chosen.map(({ code }) => code).filter(isFilterCode),
    custom,
    mentions: mentions.filter(({ names }) => names.length > 0),
  }
}
