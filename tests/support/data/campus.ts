import type { Payload } from 'payload'
import { knownAllergens } from '@/domain/menu/allergens/allergens'
import { localizedCreator } from '@/server/database/write-localized'

export const both = (en: string, fr: string = en) => ({ en, fr })
export const today = '2026-11-20'

export type Campus = Awaited<ReturnType<typeof makeCampus>>

/** Creates a published site with one building, two locations, a brand and two dishes. Returns their ids. */
export async function makeCampus(payload: Payload, slug: string) {
  const create = localizedCreator(payload)
  const { id: site } = await create('sites', {
    name: both(`${slug} University`, `Université ${slug}`),
    slug,
    published: true,
    timeZone: 'America/Toronto',
    country: 'ca',
    feedbackCaptcha: false,
  })
  const { id: building } = await create('buildings', { site, name: both('Maples Pavilion', 'Pavillon des Érables') })
  const makeLocation = (en: string, fr: string) => create('locations', { site, name: both(en, fr), building, occupancy: 'na' })
  const [{ id: hall }, { id: cafe }] = [
    await makeLocation('North Hall', 'Salle Nord'),
    await makeLocation('River Café', 'Café du Fleuve'),
  ]
  const { id: brand } = await create('brands', { site, name: 'Bol Zigzag' })
  const makeDish = (code: string, en: string, fr: string) =>
    create('dishes', { site, code, name: both(en, fr), allergensDeclared: true })
  const [{ id: soup }, { id: pie }] = [
    await makeDish('soup', 'Pea soup', 'Soupe aux pois'),
    await makeDish('pie', 'Sugar pie', 'Tarte au sucre'),
  ]
  return { slug, site, building, hall, cafe, brand, soup, pie }
}

/** Creates the product's allergens and two labels. Returns their ids by code. */
export async function makeFilters(payload: Payload): Promise<Map<string, string>> {
  const create = localizedCreator(payload)
  const ids = new Map<string, string>()
  for (const [index, { code, name }] of knownAllergens.entries())
    ids.set(code, (await create('menu-filters', { code, name, type: 'allergen', sortOrder: index })).id)
  for (const [code, fr] of [
    ['vegan', 'Végétalien'],
    ['halal', 'Halal'],
  ] as const)
    ids.set(code, (await create('menu-filters', { code, name: both(code, fr), type: 'label' })).id)
  return ids
}

/** The day of a menu that serves these dishes as soups at lunch. */
export const soupsAtLunch = (...dishes: string[]) => ({
  periods: [
    {
      name: both('Lunch', 'Dîner'),
      categories: [{ name: both('Soups', 'Soupes'), items: dishes.map((dish) => ({ dish })) }],
    },
  ],
})
