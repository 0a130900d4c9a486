import type { Locale } from '@/domain/locale'
import type { MenuFilter } from '@/domain/menu/dish/dish'
import { isFilterCode } from '@/domain/menu/filters/filter-code'
import { codesOfWords, nameAllergens } from '@/domain/menu/allergens/complete-allergens'
import { findMentions } from '@/domain/menu/allergens/find-mentions'
import { sortFilters } from '@/domain/menu/filters/menu-filters'
import { readDishes } from '@/features/menu/read-dishes'
import { openPayload } from '@/server/database/payload'
import { readPublicDocuments } from '@/server/database/read-public-documents'
import { nameOf, textOf } from '@/server/database/stored-values'
import type { Customer } from './read-customer'
import { readDietaryProfile } from './read-dietary-profile'

/** The allergens of the menu filters, which all sites share, in filter order. Spec: PUB-3.8. */
export async function readAllergens(locale: Locale): Promise<MenuFilter[]> {
  const docs = await readPublicDocuments(await openPayload(), 'menu-filters', {
    where: { type: { equals: 'allergen' } },
  })
  const allergens = docs.map((doc): MenuFilter => {
    return { id: String(doc.id), code: textOf(doc.code) ?? '', type: 'allergen', name: nameOf(doc.name), sortOrder: 0 }
  })
  return sortFilters(allergens, locale)
}

/**
 * A customer's allergens as menus need them: the codes that filters hide, those in the customer's own words that no filter hides,
 * and the dishes that mention any of the customer's own words.
 */
export type OwnAllergens = {
  codes: string[]
  custom: string[]
  mentions: { dishId: string; names: string[] }[]
}

/**
 * Reads the allergens of a customer's profile, and which of these dishes of the site mention the custom ones. An allergen of
 * the list that is typed among the custom ones counts as chosen, and one whose code filters cannot use as a custom one. Not
 * cached. Spec: CUS-3.1, PUB-4.7.
 */
export async function readOwnAllergens(
  customer: Pick<Customer, 'id' | 'siteId'>,
  dishIds: string[],
): Promise<OwnAllergens> {
  const [profile, known] = await Promise.all([readDietaryProfile(customer), readAllergens('en')])
  const chosen = known.filter(({ id }) => profile.allergens.includes(id))
  const withoutFilter = chosen.filter(({ code }) => !isFilterCode(code))
  const words = [...profile.customAllergens, ...withoutFilter.flatMap(({ name }) => [...new Set([name.en, name.fr])])]
  const list = nameAllergens(known.filter(({ code }) => isFilterCode(code)))
  const named = words.map((text) => ({ text, codes: codesOfWords(text, list) }))
  const codes = new Set([...chosen.map(({ code }) => code), ...named.flatMap((each) => each.codes)])
  const dishes = words.length > 0 ? await readDishes(customer.siteId, dishIds) : new Map<string, never>()
  const mentions = [...dishes].map(([dishId, dish]) => ({ dishId, names: findMentions(words, dish) }))
  return {
    codes: known.map(({ code }) => code).filter((code) => isFilterCode(code) && codes.has(code)),
    custom: named.filter((each) => each.codes.length === 0).map(({ text }) => text),
    mentions: mentions.filter(({ names }) => names.length > 0),
  }
}
