import type { Building, Location } from '@/domain/campus'
import type { Schedule } from '@/domain/schedules'
import { groupLocations } from '@/features/dining/components/group-locations'
import { locationsWithMenus } from '@/features/dining/components/menu-choice'
import { menuWords } from '@/features/dining/components/menu-words'
import { filtersHere, offeredFilters } from '@/features/dining/components/offered-filters'
import { whyNoDishes } from '@/features/dining/components/why-no-dishes'
import type { Site } from '@/domain/campus'
import { noFilters } from '@/domain/menu-filters'
import { aDish, someFilters } from './a-dish'

const weekdays: Schedule = {
  type: 'location',
  name: null,
  start: null,
  end: null,
  days: [1, 2, 3, 4, 5],
  opensAtMinute: 420,
  closesAtMinute: 1200,
  openLate: false,
}
const place = (over: object) =>
  ({
    id: 'a',
    name: { en: 'North Hall', fr: 'Pavillon Nord' },
    buildingId: null,
    active: true,
    showMenus: true,
    useMenuImages: false,
    schedules: [weekdays],
    allergenFilter: true,
    ...over,
  }) as Location
const open = { closed: false }

test('[PUB-2.39] a closed day says so, with the location and the date', () => {
  expect(whyNoDishes({ closed: true }, place({}), '2026-11-20', 'en', menuWords('en'))).toMatchObject({
    title: "Sorry, we're closed",
    where: 'North Hall, Friday, November 20th, 2026',
    sign: true,
  })
  expect(whyNoDishes({ closed: true }, place({}), '2026-11-20', 'fr', menuWords('fr'))).toMatchObject({
    title: 'Désolé, nous sommes fermés',
    where: 'Pavillon Nord, vendredi 20 novembre 2026',
  })
})

test('[PUB-2.40] nothing published on a day of service is to come', () => {
  expect(whyNoDishes(open, place({}), '2026-11-20', 'en', menuWords('en'))).toMatchObject({ title: 'Coming soon.' })
  expect(whyNoDishes(open, place({}), '2026-11-20', 'fr', menuWords('fr'))).toMatchObject({
    title: 'Bientôt disponible.',
  })
})

test('[PUB-8.3] a menu that cannot be read', () => {
  expect(whyNoDishes('failed', place({}), '2026-11-20', 'en', menuWords('en'))).toEqual({
    title: "Sorry, we weren't able to find menus for this location for the day you selected.",
  })
})

const buildings = [
  { id: 'b1', name: { en: 'East', fr: 'Est' }, sortOrder: 1, active: true },
  { id: 'b2', name: { en: 'Empty', fr: 'Vide' }, sortOrder: 2, active: true },
  { id: 'b3', name: { en: 'Shut', fr: 'Fermé' }, sortOrder: 3, active: false },
] satisfies Building[]

test('[PUB-2.35] locations stand under their buildings, the rest under Other locations', () => {
  const named = (id: string, buildingId: string | null) => place({ id, name: { en: id, fr: id }, buildingId })
  const locations = [named('kiosk', null), named('hall', 'b1'), named('cellar', 'b3')]
  expect(groupLocations(locations, buildings, 'en', 'Other locations')).toEqual([
    { name: 'East', locations: [{ value: 'hall', name: 'hall' }] },
    {
      name: 'Other locations',
      locations: [
        { value: 'kiosk', name: 'kiosk' },
        { value: 'cellar', name: 'cellar' },
      ],
    },
  ])
  expect(groupLocations([named('kiosk', null)], [], 'en', 'Other locations')).toEqual([
    { name: null, locations: [{ value: 'kiosk', name: 'kiosk' }] },
  ])
})

test('[PUB-2.35] only locations in use that have something to show', () => {
  const shown = locationsWithMenus([
    place({ id: 'a' }),
    place({ id: 'b', active: false }),
    place({ id: 'c', showMenus: false }),
    place({ id: 'd', showMenus: false, useMenuImages: true }),
  ])
  expect(shown.map(({ id }) => id)).toEqual(['a', 'd'])
})

const site = { allergenFilter: true, avoidingGluten: true } as Site
const codes = (list: { code: string }[]) => list.map(({ code }) => code)

test('[PUB-3.8] the fixed list of allergens is always offered, other filters when a dish has them or they are chosen', () => {
  const dishes = [aDish({ allergens: ['sesame'], labels: ['vegan', 'pork'] })]
  const offered = codes(offeredFilters(someFilters, dishes, noFilters, 'en'))
  expect(offered.slice(0, 11)).toEqual([
    'egg',
    'fish',
    'gluten',
    'milk',
    'msg',
    'peanuts',
    'shellfish-crustacean',
    'shellfish-mollusk',
    'soy',
    'tree-nuts',
    'wheat',
  ])
  expect(offered.slice(11)).toEqual(['sesame', 'vegan'])
  const chosen = { ...noFilters, hiddenAllergens: ['mustard'], requiredLabels: ['vegetarian'] }
  expect(codes(offeredFilters(someFilters, [], chosen, 'en')).slice(11)).toEqual(['mustard', 'vegetarian'])
})

test('[PUB-3.1] a site or a location without allergen filters offers none, and a site may do without gluten-free', () => {
  expect(
    filtersHere(someFilters, { ...site, allergenFilter: false }, place({})).some(({ type }) => type === 'allergen'),
  ).toBe(false)
  expect(filtersHere(someFilters, site, place({ allergenFilter: false })).some(({ type }) => type === 'allergen')).toBe(
    false,
  )
  expect(codes(filtersHere(someFilters, { ...site, avoidingGluten: false }, place({})))).not.toContain('gluten-free')
  expect(filtersHere(someFilters, site, place({}))).toHaveLength(someFilters.length)
})
