import { noFilters } from '@/domain/menu/filters/menu-filters'
import {
  selectFilters,
  selectLocation,
  selectPeriod,
  selectPlate,
  firstValue,
  locationsWithMenus,
  locationParameter,
  findLocationByParameter,
} from '@/domain/menu/menu-query'
import type { Location } from '@/domain/places/location'
import { sampleFilters } from '../../features/menu/dish-fixture'

const place = (id: string, en: string, fr = en) => ({ id: id.repeat(24), name: { en, fr } }) as Location
const north = place('1', 'North Hall', 'Pavillon Nord')
const cafe = place('2', 'Café de l’Œuvre')
const twins = [place('3', 'Kiosk'), place('4', 'Kiosk')]
const all = [north, cafe, ...twins]

test('uses the slug of a location, or its id when two have the same name', () => {
  expect(locationParameter(north, all, 'en')).toBe('north-hall')
  expect(locationParameter(north, all, 'fr')).toBe('pavillon-nord')
  expect(locationParameter(cafe, all, 'fr')).toBe('cafe-de-loeuvre')
  expect(twins.map((twin) => locationParameter(twin, all, 'en'))).toEqual(['3'.repeat(24), '4'.repeat(24)])
})

test.each`
  value              | found
  ${'north-hall'}    | ${north}
  ${'Pavillon-Nord'} | ${north}
  ${'2'.repeat(24)}  | ${cafe}
  ${null}            | ${north}
  ${'nowhere'}       | ${north}
  ${'__proto__'}     | ${north}
`('[PUB-2.35] selects the location $value, else the first one', ({ value, found }) => {
  expect(selectLocation(all, value)).toBe(found)
})

test('[PUB-4.4] selects the first period without a valid period id', () => {
  const periods = [{ id: 'a' }, { id: 'b' }]
  expect(['b', 'x', null].map((id) => selectPeriod(periods, id)?.id)).toEqual(['b', 'a', 'a'])
  expect(selectPeriod([], 'a')).toBeNull()
})

test('[PUB-4.3] drops filters that were chosen at another location', () => {
  const params = { hide: 'milk', at: 'north-hall' }
  expect(selectFilters(params, sampleFilters, (location) => location === 'north-hall').hiddenAllergens).toEqual([
    'milk',
  ])
  expect(selectFilters(params, sampleFilters, (location) => location === 'kiosk')).toBe(noFilters)
})

test('does not take a filter that no menu has for one of another location', () => {
  const params = { hide: 'milk,gone', at: 'north-hall' }
  const select = (available: typeof sampleFilters) =>
    selectFilters(params, available, (location) => location === 'kiosk', sampleFilters)
  const unapplied = { ...noFilters, unapplied: { hide: ['gone'], only: [] } }
  expect([select(sampleFilters), select([])]).toEqual([unapplied, unapplied])
})

test('uses the first value of a parameter and cuts long ones', () => {
  expect(firstValue(['a', 'b'])).toBe('a')
  expect(firstValue([])).toBeNull()
  expect(firstValue('')).toBeNull()
  expect(firstValue('x'.repeat(5000))).toHaveLength(200)
})

test('finds a location by id or unique name only', () => {
  expect(findLocationByParameter(all, 'PAVILLON-NORD')).toBe(north)
  expect(findLocationByParameter(all, '2'.repeat(24))).toBe(cafe)
  expect(findLocationByParameter(all, 'kiosk')).toBeNull()
  expect(findLocationByParameter(all, 'nowhere')).toBeNull()
  expect(findLocationByParameter(all, '')).toBeNull()
})

test('[PUB-2.37] lists active locations with menus or menu pictures', () => {
  const given = (id: string, over: Partial<Location>) => ({
    ...place(id, id),
    active: true,
    showMenus: false,
    useMenuImages: false,
    ...over,
  })
  const listed = locationsWithMenus([
    given('1', { showMenus: true }),
    given('2', { useMenuImages: true }),
    given('3', {}),
    given('4', { active: false, showMenus: true }),
  ])
  expect(listed.map(({ name }) => name.en)).toEqual(['1', '2'])
})

test('reads the plate, which is empty when it is missing or invalid', () => {
  const dish = 'a'.repeat(24)
  expect(selectPlate({ plate: `${dish}.2` })).toEqual([{ dish, count: 2 }])
  expect(selectPlate({ plate: [dish, 'b'.repeat(24)] })).toEqual([{ dish, count: 1 }])
  expect([selectPlate({}), selectPlate({ plate: 'soup' })]).toEqual([[], []])
})
