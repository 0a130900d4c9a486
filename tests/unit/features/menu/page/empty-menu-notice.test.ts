import { fixedAllergens } from '@/domain/menu/allergens/allergens'
import type { Building, Location } from '@/domain/places/location'
import { groupLocations } from '@/features/menu/page/group-locations'
import { menuMessages } from '@/i18n/menu-messages'
import { filtersAtLocation, offeredFilters } from '@/features/menu/filters/offered-filters'
import { emptyMenuNotice } from '@/features/menu/page/empty-menu-notice'
import type { Site } from '@/domain/site/site'
import { noFilters } from '@/domain/menu/filters/menu-filters'
import { scheduleRow } from '../../../domain/places/hours/schedule-fixture'
import { makeDish, sampleFilters } from '../dish-fixture'

const place = (over: object) =>
  ({
    id: 'a',
    name: { en: 'North Hall', fr: 'Pavillon Nord' },
    buildingId: null,
    active: true,
    showMenus: true,
    useMenuImages: false,
    schedules: [scheduleRow({ days: [1, 2, 3, 4, 5] })],
    allergenFilter: true,
    ...over,
  }) as Location
const open = { closed: false }

test('[PUB-2.39] shows the closed sign with location and date', () => {
  expect(emptyMenuNotice({ closed: true }, place({}), '2026-11-20', 'en', menuMessages('en'))).toMatchObject({
    title: "Sorry, we're closed",
    where: 'North Hall, Friday, November 20th, 2026',
    sign: true,
  })
  expect(emptyMenuNotice({ closed: true }, place({}), '2026-11-20', 'fr', menuMessages('fr'))).toMatchObject({
    title: 'Désolés, nous sommes fermés',
    where: 'Pavillon Nord, vendredi 20 novembre 2026',
  })
})

test('[PUB-2.40] announces an unpublished menu as coming soon', () => {
  expect(emptyMenuNotice(open, place({}), '2026-11-20', 'en', menuMessages('en'))).toMatchObject({
    title: 'Coming soon.',
  })
  expect(emptyMenuNotice(open, place({}), '2026-11-20', 'fr', menuMessages('fr'))).toMatchObject({
    title: 'Bientôt disponible.',
  })
})

test('[PUB-8.3] explains a failed read', () => {
  expect(emptyMenuNotice('failed', place({}), '2026-11-20', 'en', menuMessages('en'))).toEqual({
    title: "Sorry, we weren't able to find menus for this location for the day you selected.",
  })
})

const buildings = [
  { id: 'b1', name: { en: 'East', fr: 'Est' }, sortOrder: 1, active: true },
  { id: 'b2', name: { en: 'Empty', fr: 'Vide' }, sortOrder: 2, active: true },
  { id: 'b3', name: { en: 'Shut', fr: 'Fermé' }, sortOrder: 3, active: false },
] satisfies Building[]

test('[PUB-2.35] groups locations by building and lists the others under Other locations', () => {
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

const site = { allergenFilter: true, avoidingGluten: true } as Site
const codesOf = (list: readonly { code: string }[]) => list.map(({ code }) => code)

test('[PUB-3.8] always offers the fixed allergens, and other filters when a dish has them or they are selected', () => {
  const dishes = [makeDish({ allergens: ['sesame'], labels: ['vegan', 'pork'] })]
  const offered = codesOf(offeredFilters(sampleFilters, dishes, noFilters, 'en'))
  expect(offered.slice(0, 11)).toEqual(codesOf(fixedAllergens))
  expect(offered.slice(11)).toEqual(['sesame', 'vegan'])
  const selected = { ...noFilters, hiddenAllergens: ['mustard'], requiredLabels: ['vegetarian'] }
  expect(codesOf(offeredFilters(sampleFilters, [], selected, 'en')).slice(11)).toEqual(['mustard', 'vegetarian'])
})

test('offers no allergen filters when the site or the location switches them off, and no gluten-free filter when the site does', () => {
  expect(
    filtersAtLocation(sampleFilters, { ...site, allergenFilter: false }, place({})).some(
      ({ type }) => type === 'allergen',
    ),
  ).toBe(false)
  expect(
    filtersAtLocation(sampleFilters, site, place({ allergenFilter: false })).some(({ type }) => type === 'allergen'),
  ).toBe(false)
  expect(codesOf(filtersAtLocation(sampleFilters, { ...site, avoidingGluten: false }, place({})))).not.toContain(
    'gluten-free',
  )
  expect(filtersAtLocation(sampleFilters, site, place({}))).toHaveLength(sampleFilters.length)
})
